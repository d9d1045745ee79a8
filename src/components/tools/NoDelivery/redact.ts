/** Kinds of data that must not be sent to support. */
export type Secret = 'key' | 'token' | 'email' | 'phone' | 'person' | 'document' | 'ip';

export interface Redacted {
  text: string;
  /** How many of each were removed. */
  removed: Partial<Record<Secret, number>>;
}

/** Names whose values are removed, in JSON, in print_r and in addresses. */
const names: [Secret, string][] = [
  ['key', 'client(?:_id|_secret)?|secret|password|api_?key|yandex_map_api_key|developer_key'],
  ['token', 'token|access_token|authorization|x-auth-token|_wpnonce|nonce'],
  ['document', 'passport_\\w+|tin|inn'],
  ['email', 'email|billing_email|seller_email'],
  ['phone', 'phones?|(?:billing|shipping|seller)_phone'],
  [
    'person',
    'name|(?:first|last|middle)_name|company|address(?:_[12])?|street|(?:seller|shipper|billing|shipping)_\\w+',
  ],
];

const phone = /(?<![\d-])(?:\+\d[\d\s().-]{7,17}\d|[78][\s(-]*\d{3}[\s)-]*\d{3}[\s-]*\d{2}[\s-]*\d{2})(?!\d)/g;

/** Values that are recognized by their shape. */
const looks: [Secret, RegExp][] = [
  ['token', /\b(?:Bearer\s+)?(?:eyJ[\w-]+\.[\w-]+\.[\w-]*|v4\.(?:public|local)\.[\w-]+(?:\.[\w-]+)?)/g],
  ['key', /\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi],
  ['key', /(?<![A-Za-z0-9])(?=[A-Za-z0-9]*\d)(?=[A-Za-z0-9]*[A-Za-z])[A-Za-z0-9]{32,}(?![A-Za-z0-9])/g],
  ['email', /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g],
  ['phone', phone],
  ['document', /(?<!\d)\d{2} ?\d{2} \d{6}(?!\d)/g],
  ['ip', /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/g],
];

/**
 * Replaces keys, tokens and personal data in a text, each by its kind in brackets, such as `[phone]`.
 * What it cannot recognize, such as a name in prose, stays: readers check the text before they send it.
 */
export function redact(text: string): Redacted {
  const removed: Partial<Record<Secret, number>> = {};
  const mark = (kind: Secret): string => {
    removed[kind] = (removed[kind] ?? 0) + 1;
    return `[${kind}]`;
  };

  let result = text;
  for (const [kind, name] of names) {
    // "name":"value", "name":["value"], name=value, [name] => value; empty values stay as they are.
    const json = new RegExp(
      `("(?:${name})"\\s*:\\s*)(?:"(?:[^"\\\\]|\\\\.)+"|\\{[^{}]*\\}|\\[[^\\[\\]]*\\]|\\d+)`,
      'gi',
    );
    const query = new RegExp(`((?<![\\w-])(?:${name})=)[^&\\s"'\\[]+`, 'gi');
    const dump = new RegExp(`(\\[(?:${name})\\] => )(?!\\[)\\S[^\\n]*`, 'gi');
    const header = new RegExp(`((?<![\\w-])(?:${name}): )(?!\\[)[^\\s"][^\\n"]*`, 'gi');

    result = result.replace(json, (_, start: string) => `${start}"${mark(kind)}"`);
    for (const pattern of kind === 'token' || kind === 'key' ? [query, dump, header] : [query, dump]) {
      result = result.replace(pattern, (_, start: string) => `${start}${mark(kind)}`);
    }
  }
  for (const [kind, pattern] of looks) {
    result = result.replace(pattern, () => mark(kind));
  }
  return {text: result, removed};
}
