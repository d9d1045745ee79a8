/**
 * The same function with its latest answers cached: while a query is typed, the same words and texts come again with
 * every key. The function must be pure and its answers must not be changed.
 * @param most answers to cache; all are dropped when there would be more
 */
export function remembered<Value>(make: (key: string) => Value, most: number): (key: string) => Value {
  const answers = new Map<string, Value>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) {
      return known;
    }
    const made = make(key);
    if (answers.size >= most) {
      answers.clear();
    }
    answers.set(key, made);
    return made;
  };
}
