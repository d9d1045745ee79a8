/**
 * Mozilla's scan of a host on loopback and any port; the package's own command knows the default ports only.
 * Usage: node scan.mjs HTTP-PORT HTTPS-PORT PATH; prints score, grade and the result of each of its tests.
 */

/**
 * @typedef {{result: string}} Result
 * @typedef {{responses: {auto: object | null}}} Requests
 */

const source = new URL('node_modules/@mdn/mdn-http-observatory/src/', import.meta.url);

/**
 * @template T
 * @param {string} file
 * @returns {Promise<T>}
 */
async function load(file) {
  return /** @type {T} */ (await import(new URL(file, source).href));
}

const {ALL_TESTS: tests} = /** @type {{ALL_TESTS: ((requests: Requests) => Result)[]}} */ (await load('constants.js'));
const {MINIMUM_SCORE_FOR_EXTRA_CREDIT: enough} = /** @type {{MINIMUM_SCORE_FOR_EXTRA_CREDIT: number}} */ (
  await load('grader/charts.js')
);
const {getGradeForScore, getScoreModifier} =
  /** @type {{getGradeForScore: (score: number) => object, getScoreModifier: (result: string) => number}} */ (
    await load('grader/grader.js')
  );
const {retrieve} = /** @type {{retrieve: (host: string, options: object) => Promise<Requests>}} */ (
  await load('retriever/retriever.js')
);

const [httpPort, httpsPort, path] = process.argv.slice(2);
const requests = await retrieve('localhost', {httpPort, httpsPort, path});
if (!requests.responses.auto) {
  throw new Error('Nothing answers there.');
}
const results = tests.map((test) => test(requests));
const modifiers = results.map(({result}) => getScoreModifier(result));
/** @param {number[]} numbers */
const score = (numbers) => numbers.reduce((total, number) => total + number, 100);
// As in its scanner: what is better than needed counts only for a site that has an A already.
const plain = score(modifiers.filter((modifier) => modifier < 0));
const final = getGradeForScore(plain < enough ? plain : score(modifiers));
console.log(JSON.stringify({...final, results: results.map(({result}) => result)}));
