/** The form in which a file is sent: as it is, or a compressed twin that stands beside it. */
export interface Variant {
  file: string;
  encoding: 'br' | 'gzip' | null;
  /** Whether another Accept-Encoding could get another form. */
  varies: boolean;
}

const twins = [
  {encoding: 'br', ending: '.br'},
  {encoding: 'gzip', ending: '.gz'},
] as const;

/** Whether an Accept-Encoding header takes this coding (RFC 9110, 12.5.3). */
function accepts(header: string, encoding: string): boolean {
  const offers = header.split(',').map((part) => {
    const [name = '', ...parameters] = part.split(';').map((token) => token.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return {name, isRefused: quality !== undefined && !(Number(quality) > 0)};
  });
  const offer = offers.find(({name}) => name === encoding) ?? offers.find(({name}) => name === '*');
  return offer !== undefined && !offer.isRefused;
}

/** Chooses the smallest form of a file that the client takes. */
export function chooseVariant(file: string, acceptEncoding: string, has: (file: string) => boolean): Variant {
  const existing = twins.filter(({ending}) => has(file + ending));
  const chosen = existing.find(({encoding}) => accepts(acceptEncoding, encoding));
  return {
    file: file + (chosen?.ending ?? ''),
    encoding: chosen?.encoding ?? null,
    varies: existing.length > 0,
  };
}
