import Link from '@docusaurus/Link';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import Translate from '@docusaurus/Translate';
import type {NearPage} from '../engine/suggest';

interface Props {
  pages: readonly NearPage[];
  /** Classes of the words before the list, and of the list. */
  leadClass?: string;
  listClass?: string | undefined;
  onFollow?: () => void;
}

/** Links to the pages that are nearest to a query without hits. */
export function NearestPages({pages, leadClass, listClass, onFollow}: Props) {
  const localUrl = useSearchResultUrlProcessor();
  return (
    <>
      <p className={leadClass}>
        <Translate id="search.nearest">Ближайшие страницы</Translate>
      </p>
      <ul className={listClass}>
        {pages.map(({title, url}) => (
          <li key={url}>
            <Link to={localUrl(url)} onClick={onFollow}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
