import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {useLastAnswer, type AnswerStore} from './answers';
import {useNoHitsGoal} from './useNoHitsGoal';

/** Announces how many documents were found, in the plural form of the locale. */
export function useFoundCount(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return (count) =>
    count === 0
      ? translate({id: 'theme.SearchPage.noResultsText', message: 'No results were found'})
      : selectMessage(
          count,
          translate(
            {id: 'theme.SearchPage.documentsFound.plurals', message: 'One document found|{count} documents found'},
            {count},
          ),
        );
}

/** Tells a screen reader how many results the query has, and how it was understood. */
export function Announcement({store}: {store: AnswerStore}) {
  const answer = useLastAnswer(store);
  useNoHitsGoal(answer && !answer.failed && answer.nbHits === 0 ? answer.query : null);
  const foundCount = useFoundCount();
  const corrected = answer?.corrected ?? null;
  return (
    <div role="status" className="DocSearch-VisuallyHiddenForAccessibility">
      {answer?.failed && translate({id: 'theme.SearchModal.errorScreen.titleText', message: 'Unable to fetch results'})}
      {answer && answer.query !== '' && (
        <>
          {foundCount(answer.nbHits)}
          {corrected !== null &&
            `. ${translate({id: 'search.corrected', message: 'Показаны результаты по запросу «{query}»'}, {query: corrected})}`}
        </>
      )}
    </div>
  );
}
