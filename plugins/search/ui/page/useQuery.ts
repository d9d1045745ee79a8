import {useCallback, useEffect, useState} from 'react';
import {useSearchQueryString} from '@docusaurus/theme-common';
import {longestQuery} from '../../engine/longestQuery';
import {searchedQuery} from '../../engine/params';

export interface QueryControl {
  /** Text of the field. */
  typed: string;
  /** What is searched for: cleaned and cut. */
  query: string;
  type: (text: string) => void;
}

/** The query of the search page: the field writes it to the address, the address (back, a link) to the field. */
export function useQuery(): QueryControl {
  const [inAddress, writeAddress] = useSearchQueryString();
  const [typed, setTyped] = useState(inAddress.slice(0, longestQuery));
  const [written, setWritten] = useState(inAddress);

  // The field must not wait for the router; the address wins only when somebody else has changed it.
  if (inAddress !== written) {
    setWritten(inAddress);
    setTyped(inAddress.slice(0, longestQuery));
  }
  const type = useCallback((text: string) => {
    setTyped(text.slice(0, longestQuery));
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (typed !== inAddress && typed !== inAddress.slice(0, longestQuery)) {
        setWritten(typed);
        writeAddress(typed);
      }
    }, 80);
    return () => clearTimeout(timer);
  }, [typed, inAddress, writeAddress]);

  return {typed, query: searchedQuery(typed).trim(), type};
}
