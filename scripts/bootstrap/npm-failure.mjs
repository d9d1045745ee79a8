const networkCodes =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|EIDLETIMEOUT|EPROTO|ERR_SOCKET_TIMEOUT|FETCH_ERROR|UNABLE_TO_GET_ISSUER_CERT_LOCALLY|SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|CERT_HAS_EXPIRED)\b/;

/**
 * @param {string} text
 * @param {RegExp} pattern
 */
function find(text, pattern) {
  const match = pattern.exec(text);
  return match ? match[1] || match[0] : '';
}

/**
 * The lines in which npm says what went wrong, without stack and advice of its own.
 * @param {string} output
 */
function errorLines(output) {
  return output
    .split('\n')
    .filter((line) => /^npm (error|ERR!)/.test(line))
    .map((line) => line.replace(/^npm (error|ERR!) ?/, ''))
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line) && !/A complete log of this run/.test(line));
}

/**
 * Tells which call did not get through and what to do; null when the network was not the trouble.
 * @param {string} output everything that npm printed
 * @returns {string | null}
 */
export function explainNetworkFailure(output) {
  const text = errorLines(output).join('\n');
  const code = find(text, networkCodes);
  if (!code) {
    return null;
  }
  const address = find(text, /request to (https?:\/\/[^\s,]+)/) || find(text, /https?:\/\/[^\s'",)]+/);
  const why = find(text, /reason: ([^\n]+)/);
  return [
    'npm could not reach the package registry: ' + code + '.',
    'The call that failed: ' +
      (address ? 'GET ' + address : 'npm did not name it') +
      (why ? ' (' + why + ')' : '') +
      '.',
    'Check the network, and the proxy and registry that npm uses (npm config get proxy, npm config get registry),',
    'then run the same command again.',
  ].join('\n');
}

/**
 * Tells in a few lines why “npm ci” failed and what to do.
 * @param {string} output everything that npm printed
 * @param {string} logPath where that output can be read whole
 */
export function explainNpmFailure(output, logPath) {
  const errors = errorLines(output);
  const text = errors.join('\n');
  const code = find(text, /^code (\S+)/m);
  const log = 'The whole output of npm is in ' + logPath + '.';
  if (/^E(4\d\d|5\d\d|TARGET)$/.test(code)) {
    const call = find(text, /((?:GET )?https?:\/\/[^\s'"]+)/);
    return [
      'The package registry refused a package: ' + code + (call ? ', ' + call : '') + '.',
      'Check which registry npm uses (npm config get registry), then run the same command again.',
      log,
    ].join('\n');
  }
  const network = explainNetworkFailure(output);
  if (network) {
    return network + '\n' + log;
  }
  if (/package\.json and package-lock\.json|in sync/.test(text)) {
    return [
      'package.json and package-lock.json do not belong together.',
      'Run “npm install”, look at what changes in package-lock.json and commit it.',
      log,
    ].join('\n');
  }
  if (code === 'ENOSPC' || code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    const path = find(text, /^path (.+)/m);
    return [
      'npm could not write' + (path ? ' ' + path : '') + ': ' + code + '. Free the disk or mend the rights.',
      log,
    ].join('\n');
  }
  return ['npm ci failed:']
    .concat(
      errors.slice(0, 8).map((line) => '  ' + line),
      log,
    )
    .join('\n');
}
