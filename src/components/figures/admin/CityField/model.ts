export interface City {
  /** As CDEK writes it: city, region, country. */
  name: string;
  code: number;
}

export interface Sender {
  /** The text of the field. */
  text: string;
  /** The city that prices are calculated for: only a click on a suggestion sets it. */
  city: City | null;
  /** Suggestions under the field; null when none were requested. */
  suggestions: readonly City[] | null;
}

/** The field and its suggestions after typing; the city of the prices stays as it was. */
export function typed(sender: Sender, text: string, known: readonly City[]): Sender {
  const query = text.trim().toLocaleLowerCase();
  const found = known.filter(({name}) => name.toLocaleLowerCase().startsWith(query));
  return {...sender, text, suggestions: query === '' ? null : found};
}

/** The field after a click on a suggestion: the part before the comma, and the code behind it. */
export function picked(city: City): Sender {
  return {text: shortName(city), city, suggestions: null};
}

/** Name of a city as the field stores it. */
export function shortName({name}: City): string {
  return name.split(',', 1)[0] ?? name;
}

/** The result: prices from the city of the field, from another one, or none at all. */
export function outcome({text, city}: Sender): 'right' | 'other' | 'none' {
  if (!city) {
    return 'none';
  }
  return text === shortName(city) ? 'right' : 'other';
}
