/** Name of the file that hosts of static sites read their headers from. */
export const headersFile = '_headers';

/** Name of the same for nginx, as a file to include. */
export const nginxFile = '_headers.nginx.conf';

type Headers = Readonly<Record<string, string>>;

/** The headers of every answer in the format of `_headers`: a pattern, then a line each. */
export function writeHeadersFile(headers: Headers): string {
  return `/*\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
}

/** Reads what writeHeadersFile wrote. */
export function readHeadersFile(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}

/**
 * The headers as directives of nginx. A header of TLS gets its value where there is TLS: an empty one is not sent
 * (ngx_http_headers_module).
 */
export function writeNginxFile(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) =>
      name === 'Strict-Transport-Security'
        ? `set $transport_security "";\nif ($https = on) { set $transport_security "${value}"; }\nadd_header ${name} $transport_security always;\n`
        : `add_header ${name} "${value.replace(/["\\]/g, '\\$&')}" always;\n`,
    )
    .join('');
}
