import type {DocSearchTransformClient} from '@docsearch/react';
import {noteOf, type AnswerStore, type AnyAnswer} from './answers';

/** The client of the modal, watched: every answer goes to the store. */
export function watchedClient(client: DocSearchTransformClient, store: AnswerStore): DocSearchTransformClient {
  const search: DocSearchTransformClient['search'] = async (call, options) => {
    try {
      const answers = await client.search(call, options);
      const [first] = answers.results as AnyAnswer[];
      if (first) {
        const note = noteOf(first);
        store.set({
          query: first.query ?? '',
          nbHits: first.nbHits ?? 0,
          corrected: note?.corrected ?? null,
          pages: note?.pages ?? [],
          failed: false,
        });
      }
      return answers;
    } catch (error) {
      store.set({query: '', nbHits: 0, corrected: null, pages: [], failed: true});
      throw error;
    }
  };
  return {search, addAlgoliaAgent: client.addAlgoliaAgent.bind(client), transporter: client.transporter};
}
