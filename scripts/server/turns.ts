/** Answers begun in one turn of the event loop. */
const perTurn = 8;

/**
 * The same function, of which no more than eight calls begin in one turn of the event loop; the others wait in order.
 * Node takes one new connection a turn: while each turn begins an answer for hundreds of connections, newcomers wait
 * for seconds.
 */
export function inTurns<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const waiting: Args[] = [];
  let isDue = false;
  const plan = () => {
    if (waiting.length > 0 && !isDue) {
      isDue = true;
      setImmediate(takeTurn);
    }
  };
  const takeTurn = () => {
    isDue = false;
    waiting.splice(0, perTurn).forEach((args) => act(...args));
    plan();
  };
  return (...args) => {
    waiting.push(args);
    plan();
  };
}
