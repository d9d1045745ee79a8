import {useCallback, useEffect, useRef, useState, useSyncExternalStore} from 'react';
import {useHistory} from '@docusaurus/router';
import type {FromAddress, Ignored} from './address';
import {ownPart, withOwnPart} from './query';

/** How a tool's input stands in addresses. */
export interface AddressCodec<Input> {
  /** What the names of its parameters begin with. */
  tool: string;
  toQuery: (input: Input) => string;
  /** Never throws. */
  fromQuery: (query: string) => FromAddress<Input>;
}

export interface ToolState<Input> {
  input: Input;
  setInput: (input: Input) => void;
  /** What of the address was not taken over. */
  ignored: readonly Ignored[];
  reset: () => void;
  /** Changes when the input came from elsewhere than its fields, which begin anew then. */
  generation: number;
  /** Whether the reader changed anything. */
  touched: boolean;
  /** The query of the input, without a question mark. */
  query: () => string;
}

/** Pause of typing after which the address is written; browsers refuse more than some hundred changes a minute. */
const quietMs = 300;

/**
 * The input of a tool, kept in the query of the address beside the parameters of others. Until React has taken over
 * it is what the server rendered; then the address is read, and read again whenever something else changes it.
 * @param start the query of a sample: it begins there and leaves the address alone
 */
export function useToolInput<Input>(codec: AddressCodec<Input>, start?: string): ToolState<Input> {
  const {tool, toQuery, fromQuery} = codec;
  const history = useHistory();
  const mine = start === undefined;
  const subscribe = useCallback((notify: () => void) => history.listen(notify), [history]);
  const inAddress = useSyncExternalStore(
    subscribe,
    () => (mine ? ownPart(history.location.search, tool) : ''),
    () => '',
  );
  const [state, setState] = useState(() => ({
    ...fromQuery(start ?? ''),
    ignored: [] as readonly Ignored[],
    seen: '',
    generation: 0,
    touched: false,
  }));
  const home = useRef<string>(undefined);

  if (inAddress !== state.seen) {
    // What this hook wrote itself is no news.
    setState(
      inAddress === toQuery(state.input)
        ? {...state, seen: inAddress}
        : {...fromQuery(inAddress), seen: inAddress, generation: state.generation + 1, touched: false},
    );
  }

  useEffect(() => {
    home.current = history.location.pathname;
  }, [history]);

  const {input, touched} = state;
  useEffect(() => {
    if (!mine || !touched) {
      return undefined;
    }
    const timer = setTimeout(() => {
      const {location} = history;
      const search = withOwnPart(location.search, tool, toQuery(input));
      if (location.pathname === home.current && search !== location.search) {
        history.replace({...location, search});
      }
    }, quietMs);
    return () => clearTimeout(timer);
  }, [history, input, mine, tool, toQuery, touched]);

  return {
    input,
    ignored: state.ignored,
    generation: state.generation,
    touched,
    setInput: (changed) => setState((now) => ({...now, input: changed, touched: true})),
    reset: () =>
      setState((now) => ({...now, ...fromQuery(start ?? ''), generation: now.generation + 1, touched: true})),
    query: () => toQuery(input),
  };
}
