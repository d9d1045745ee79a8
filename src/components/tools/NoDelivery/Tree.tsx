import React from 'react';
import DescriptionList from '../common/DescriptionList';
import PageLink from '../common/PageLink';
import {fill} from '../common/text';
import tool from '../common/styles.module.css';
import {causes, fixes, helpPage, leftBy, logSigns} from './model';
import {numberOf, questionOf, formatSign} from './text';
import type {Words} from './definition';

/** Every question with the cause behind a "no", and what the log excludes: the whole tool at once. */
export default function Tree({words}: {words: Words}) {
  return (
    <>
      <p>{words.tree}</p>
      <DescriptionList
        rows={[
          ...causes.map((cause) => ({
            name: `${numberOf(cause)}. ${questionOf(cause, words)}`,
            value: <PageLink page={fixes[cause]}>{words[`cause-${cause}`]}</PageLink>,
          })),
          {name: words.treeEnd, value: <PageLink page={helpPage}>{words['headline.exhausted']}</PageLink>},
        ]}
      />
      <p className={tool.over}>{words.treeLog}</p>
      <DescriptionList
        rows={logSigns
          .filter((sign) => sign !== 'not-read')
          .map((sign) => ({
            name: formatSign(sign, words),
            value: fill(words.treeLeft, {numbers: leftBy[sign].map(numberOf).join(', ')}),
          }))}
      />
    </>
  );
}
