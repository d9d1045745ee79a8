/** What a page has at some places of the weights; nothing at all others. */
export type Input = readonly Readonly<{at: number; value: number}>[];

/** One query: what speaks for each page, and which pages are right. */
export interface Example {
  inputs: readonly Input[];
  right: readonly boolean[];
}

const steps = 200;
const rate = 0.05;
/** Decay of the means of the gradient and of its square (Adam). */
const decay = {mean: 0.9, square: 0.999};

/** What speaks for a page by these weights. */
export const evidenceOf = (input: Input, weights: readonly number[]): number =>
  input.reduce((sum, {at, value}) => sum + value * (weights[at] ?? 0), 0);

/** Probabilities of the pages that are in proportion to the exponential of their sums. */
function softmax(sums: readonly number[]): number[] {
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / total);
}

/** Adds the gradient of the negative logarithm of the probability that a right page is first. */
function addGradient(gradient: number[], {inputs, right}: Example, weights: readonly number[]): void {
  const probabilities = softmax(inputs.map((input) => evidenceOf(input, weights)));
  const ofRight = probabilities.reduce((sum, probability, at) => sum + (right[at] ? probability : 0), 0);
  inputs.forEach((input, at) => {
    const probability = probabilities[at] ?? 0;
    const error = probability - (right[at] ? probability / ofRight : 0);
    input.forEach((entry) => {
      gradient[entry.at] = (gradient[entry.at] ?? 0) + error * entry.value;
    });
  });
}

/**
 * Weights with which right pages come first as often as possible: a softmax over the pages of each query, held near
 * the first weights (L2). Examples without a right page, or without a wrong one, teach nothing and are left out.
 * @param held how strongly each weight is held
 */
export function fit(examples: readonly Example[], first: readonly number[], held: readonly number[]): number[] {
  const used = examples.filter(({right}) => right.includes(true) && right.includes(false));
  const weights = [...first];
  if (used.length === 0) {
    return weights;
  }
  const mean = weights.map(() => 0);
  const square = weights.map(() => 0);
  for (let step = 1; step <= steps; step += 1) {
    const gradient = weights.map(() => 0);
    used.forEach((example) => addGradient(gradient, example, weights));
    gradient.forEach((sum, at) => {
      const slope = sum / used.length + (held[at] ?? 0) * ((weights[at] ?? 0) - (first[at] ?? 0));
      mean[at] = decay.mean * (mean[at] ?? 0) + (1 - decay.mean) * slope;
      square[at] = decay.square * (square[at] ?? 0) + (1 - decay.square) * slope ** 2;
      const corrected = (mean[at] ?? 0) / (1 - decay.mean ** step);
      const spread = Math.sqrt((square[at] ?? 0) / (1 - decay.square ** step));
      weights[at] = (weights[at] ?? 0) - (rate * corrected) / (spread + 1e-8);
    });
  }
  return weights;
}
