import {useCallback, useEffect, useRef, useState, type ComponentType} from 'react';
import {useHistory} from '@docusaurus/router';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {longestQuery} from '../engine/longestQuery';
import {isModalLoaded, loadModal} from './lazyModal';
import type {ModalProps} from './Modal';
import {useProviderConfig} from './providerConfig';
import {sanitizeStoredSearches} from './storedSearches';
import {collectTyping, type Typing} from './typedAhead';
import {typeQuery} from './typeQuery';

/** Event on the window by which any part of a page opens the search with a query: detail `{query: string}`. */
const openSearchEvent = 'docs:search';

interface OpenModal {
  Modal: ComponentType<ModalProps>;
  /** What it opens with. */
  query: string;
  /** The query with all letters that have been typed so far. */
  typedQuery: () => string;
}

export interface SearchModalControl {
  shown: OpenModal | null;
  open: (query?: string) => void;
  close: () => void;
}

function queryOf(event: Event): string {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  const query = typeof detail === 'object' && detail !== null && 'query' in detail ? detail.query : '';
  return typeof query === 'string' ? query : '';
}

/**
 * The modal's life: fetched on opening, closed with the focus put back where it was.
 * When its files cannot be loaded, the search page opens instead; without a network the page stays, with a note, and the
 * text is there when the search is opened again.
 * @param fallbackFocus gets the focus when what had it is gone
 */
export function useSearchModal(fallbackFocus: () => HTMLElement | null): SearchModalControl {
  const [shown, setShown] = useState<OpenModal | null>(null);
  const openedFrom = useRef<Element | null>(null);
  /** From the moment of asking until the search is closed or no longer waited for: nothing opens it twice. */
  const typing = useRef<Typing | null>(null);
  /** What was typed when the search could not be loaded: the next attempt begins with it. */
  const unanswered = useRef('');
  const endTyping = useCallback(() => {
    typing.current?.end();
    typing.current = null;
  }, []);
  const history = useHistory();
  const searchLink = useSearchLinkCreator();
  const {indexName} = useProviderConfig();

  const open = useCallback(
    (query = '') => {
      if (typing.current) {
        return;
      }
      openedFrom.current = document.activeElement;
      const ownTyping = collectTyping(query || unanswered.current, !isModalLoaded(), () => {
        setShown(null);
        endTyping();
      });
      unanswered.current = '';
      typing.current = ownTyping;
      const isAwaited = (): boolean => typing.current === ownTyping;
      const typedQuery = (): string => ownTyping.text().slice(0, longestQuery);
      loadModal().then(
        (Modal) => {
          if (isAwaited()) {
            sanitizeStoredSearches(() => window.localStorage, indexName);
            setShown({Modal, query: typedQuery(), typedQuery});
          }
        },
        () => {
          if (isAwaited()) {
            endTyping();
            if (navigator.onLine) {
              history.push(searchLink(typedQuery()));
            } else {
              // Its page could not be loaded either (plugins/offline-navigation).
              unanswered.current = typedQuery();
              window.dispatchEvent(new Event('docs:offline'));
            }
          }
        },
      );
    },
    [history, searchLink, indexName, endTyping],
  );

  // The field has the focus now: effects of its text come first.
  useEffect(() => {
    if (shown) {
      typing.current?.end();
      const query = shown.typedQuery();
      if (query !== shown.query) {
        typeQuery(query);
      }
    }
  }, [shown]);
  useEffect(() => endTyping, [endTyping]);

  const close = useCallback(() => {
    setShown(null);
    endTyping();
    const origin = openedFrom.current;
    const back =
      origin instanceof HTMLElement && origin !== document.body && origin.isConnected ? origin : fallbackFocus();
    // After the page has been made active again: what is inert takes no focus.
    setTimeout(() => back?.focus({preventScroll: true}));
  }, [fallbackFocus, endTyping]);

  useEffect(() => {
    const listen = (event: Event): void => open(queryOf(event));
    window.addEventListener(openSearchEvent, listen);
    return () => window.removeEventListener(openSearchEvent, listen);
  }, [open]);

  return {shown, open, close};
}
