import {useCallback, useEffect, useRef, useState, useSyncExternalStore} from 'react';
import {useHistory} from '@docusaurus/router';
import type {FromAddress, Ignored} from './address';
import {ownPart, withOwnPart} from './query';

/** How a tool's input is written into addresses. */
export interface AddressCodec<Input> {
  /** Prefix of its parameters. */
  tool: string;
  toQuery: (input: Input) => string;
  /** Never throws. */
  fromQuery: (query: string) => FromAddress<Input>;
}

export interface ToolState<Input> {
  input: Input;
  setInput: (input: Input) => void;
  /** The ignored parts of the address. */
  ignored: readonly Ignored[];
  reset: () => void;
  /** Changes when the input does not come from its fields, which are then reset. */
  generation: number;
  /** Whether the reader changed anything. */
  touched: boolean;
  /** The query of the input, without a question mark. */
  query: () => string;
}

/** Pause in typing after which the address is updated; browsers refuse more than some hundred changes a minute. */
const quietMs = 300;

/**
 * The input of a tool, stored in the query of the address next to the parameters of others. Until hydration
 * it is the server's; then the address is read, and read again whenever something else changes it.
 * @param start the query of an example: it starts there and does not change the address
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
    // The hook ignores its own changes.
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
