import React, {useState} from 'react';
import Notes from '../common/Notes';
import PageLink from '../common/PageLink';
import {fill} from '../common/text';
import tool from '../common/styles.module.css';
import Tool from '../common/Tool';
import {useToolInput} from '../common/useToolInput';
import {fromQuery, toQuery} from './address';
import {diagnose, helpPage} from './model';
import Questions from './Questions';
import {numberOf, formatDiagnosis, formatSupport} from './text';
import type {Props} from './definition';
import {DetailFields, SupportOutput} from './SupportParts';
import {buildSupportText, type Details} from './support';
import Tree from './Tree';

const codec = {tool: 'nodelivery', toQuery, fromQuery};

/** A checklist that finds the first cause and writes a text for support. */
export default function NoDelivery({words, start}: Props) {
  const address = useToolInput(codec, start);
  // The text for support stays on the page: it is never written into an address.
  const [details, setDetails] = useState<Details>({});
  const state = {
    ...address,
    reset() {
      setDetails({});
      address.reset();
    },
  };
  const {input} = state;
  const diagnosis = diagnose(input);
  const {fix, unchecked, exhausted} = diagnosis;

  return (
    <Tool
      anchor="no-delivery-tool"
      words={words}
      state={state}
      headline={formatDiagnosis(input, diagnosis, words)}
      text={() => formatSupport(buildSupportText(input, {}), words)}
      plain={start === undefined && <Tree words={words} />}
      fields={<Questions checklist={input} setChecklist={state.setInput} words={words} />}
    >
      {fix && (
        <p>
          <PageLink page={fix}>{words.fix}</PageLink>
        </p>
      )}
      {exhausted && (
        <p>
          <PageLink page={helpPage}>{words.help}</PageLink>
        </p>
      )}
      {fix && unchecked.length > 0 && (
        <Notes notes={[fill(words.uncheckedHint, {numbers: unchecked.map(numberOf).join(', ')})]} />
      )}
      <details className={tool.more}>
        <summary>{words.support}</summary>
        <DetailFields key={state.generation} details={details} setDetails={setDetails} words={words} />
        <SupportOutput checklist={input} details={details} words={words} />
      </details>
    </Tool>
  );
}
