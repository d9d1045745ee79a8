/**
 * Numbers of a version such as “20.19” or “v12.22.1”, missing parts as 0.
 * @param {string} version
 */
function numbers(version) {
  const parts = (/\d+(\.\d+)*/.exec(version) || ['0'])[0].split('.').map(Number);
  return [parts[0] || 0, parts[1] || 0, parts[2] || 0];
}

/**
 * What to tell a person whose Node is too old; null when it is new enough.
 * @param {string} found version of the running Node
 * @param {string} range value of `engines.node`, of the form “>=20.19”
 * @param {string} path of the running Node
 */
export function nodeComplaint(found, range, path) {
  const have = numbers(found);
  const need = numbers(range);
  const at = have.findIndex((part, index) => part !== need[index]);
  if (at === -1 || (have[at] || 0) > (need[at] || 0)) {
    return null;
  }
  const floor = need.slice(0, 2).join('.');
  return [
    'This site needs Node.js ' + floor + ' or newer; this is Node.js ' + found + ' (' + path + ').',
    'Install a newer one from https://nodejs.org/ or with your version manager (nvm install ' + need[0] + '),',
    'then run the same command again.',
  ].join('\n');
}
