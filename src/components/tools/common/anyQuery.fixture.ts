import fc, {type Arbitrary} from 'fast-check';

/**
 * For tests: queries of addresses with any content, most of them close to valid ones.
 * @param prefix prefix of its parameters
 * @param written queries that the tool has written
 */
export function anyQuery(prefix: string, written: readonly string[]): Arbitrary<string> {
  const pairs = written.flatMap((query) => [...new URLSearchParams(query)]);
  const names = [...new Set(pairs.map(([name]) => name))];
  const values = [...new Set(pairs.map(([, value]) => value))];
  const text = fc.string({unit: 'binary', maxLength: 20});
  const spoiled = fc
    .tuple(fc.constantFrom(...values), fc.nat(30), fc.nat(2), fc.oneof(text, fc.string({maxLength: 2})))
    .map(([value, at, cut, added]) => value.slice(0, at) + added + value.slice(at + cut));
  const name = fc.oneof(
    {weight: 4, arbitrary: fc.constantFrom(...names)},
    text.map((rest) => `${prefix}-${rest}`),
  );
  const own = fc.array(fc.tuple(name, fc.oneof(fc.constantFrom(...values), spoiled, text)), {maxLength: 6});
  return fc.oneof(
    {weight: 1, arbitrary: fc.string({unit: 'binary'})},
    {weight: 5, arbitrary: own.map((chosen) => new URLSearchParams(chosen).toString())},
  );
}
