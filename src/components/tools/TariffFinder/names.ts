import {isEmpty} from '../common/php';

/** A pair of the setting "Change tariff name", as the plugin splits it. */
export interface NamePair {
  /** The text between two semicolons. */
  text: string;
  /** The text before the first hyphen, compared with the code character by character. */
  code: string;
  /** The plugin's name of the tariff: up to the second hyphen; null without a hyphen. */
  name: string | null;
  /** The text that a second hyphen cuts off. */
  lost: string | null;
}

export interface ShownName {
  name: string;
  renamed: boolean;
}

/** Splits the setting as src/Model/Tariff.php: getName does. */
export function parseNames(setting: string): NamePair[] {
  if (isEmpty(setting)) {
    return [];
  }
  return setting.split(';').map((text) => {
    const [code = '', name = null, ...rest] = text.split('-');
    return {text, code, name, lost: rest.length > 0 ? rest.join('-') : null};
  });
}

/**
 * The name of a tariff at checkout, without the period that is always added in brackets.
 * Source: src/Model/Tariff.php: getName; the first pair with the code and a name wins, "0" is no name.
 */
export function nameAtCheckout(setting: string, code: number, cdekName: string): ShownName {
  const pair = parseNames(setting).find((each) => each.code === String(code) && !isEmpty(each.name ?? ''));
  return pair?.name ? {name: pair.name, renamed: true} : {name: `CDEK: ${cdekName}`, renamed: false};
}

export interface Renaming {
  code: number;
  name: string;
}

/** The setting for the given names; names without a text are left out. Check it with `checkNames`. */
export function buildNames(renamings: readonly Renaming[]): string {
  return renamings
    .filter(({name}) => name.trim() !== '')
    .map(({code, name}) => `${code}-${name.trim()}`)
    .join(';');
}

/** The setting with a name for a code: instead of its first pair, or at the end; the rest stays as typed. */
export function putName(setting: string, {code, name}: Renaming): string {
  const texts = parseNames(setting).map(({text}) => text);
  const place = parseNames(setting).findIndex((pair) => pair.code.trim() === String(code));
  const text = buildNames([{code, name}]);
  if (place !== -1) {
    texts[place] = text;
    return texts.filter((each) => each !== '').join(';');
  }
  return [...texts, text].filter((each) => each !== '').join(';');
}

/** The names that a setting really gives, for editing; the pairs that give none are left out. */
export function readNames(setting: string): Renaming[] {
  const codes = new Set(
    parseNames(setting)
      .map(({code}) => code)
      .filter((code) => /^[1-9]\d*$/.test(code)),
  );
  return [...codes].map(Number).flatMap((code) => {
    const {name, renamed} = nameAtCheckout(setting, code, '');
    return renamed ? [{code, name}] : [];
  });
}
