import React from 'react';
import Facts from '../common/Facts';
import PageLink from '../common/PageLink';
import {fill} from '../common/say';
import tool from '../common/styles.module.css';
import {causes, fixes, helpPage, leftBy, logSigns} from './model';
import {numberOf, questionOf, tellSign} from './say';
import type {NoDeliveryWords} from './source';

/** Every question with the cause that a "no" names, and what the log leaves of them: the tool, all at once. */
export default function Tree({words}: {words: NoDeliveryWords}) {
  return (
    <>
      <p>{words.tree}</p>
      <Facts
        rows={[
          ...causes.map((cause) => ({
            name: `${numberOf(cause)}. ${questionOf(cause, words)}`,
            value: <PageLink page={fixes[cause]}>{words[`cause-${cause}`]}</PageLink>,
          })),
          {name: words.treeEnd, value: <PageLink page={helpPage}>{words['headline.exhausted']}</PageLink>},
        ]}
      />
      <p className={tool.over}>{words.treeLog}</p>
      <Facts
        rows={logSigns
          .filter((sign) => sign !== 'not-read')
          .map((sign) => ({
            name: tellSign(sign, words),
            value: fill(words.treeLeft, {numbers: leftBy[sign].map(numberOf).join(', ')}),
          }))}
      />
    </>
  );
}
