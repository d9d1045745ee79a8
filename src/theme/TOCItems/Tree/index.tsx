import React, {type ReactNode} from 'react';
import Tree from '@theme-original/TOCItems/Tree';
import type {Props} from '@theme/TOCItems/Tree';

type Headings = Props['toc'];

/** Underscores of the text, not of the attributes of its HTML. */
const underscore = /_(?![^<]*>)/g;

/** Lets names of hooks break after an underscore: in a narrow column, browsers would break them anywhere. */
function breakable(headings: Headings): Headings {
  return headings.map((heading) => ({
    ...heading,
    value: heading.value.replaceAll(underscore, '_<wbr>'),
    children: breakable(heading.children),
  }));
}

/** The entries of the table of contents. */
export default function TOCItemsTree({toc, ...props}: Props): ReactNode {
  return <Tree {...props} toc={breakable(toc)} />;
}
