import React, {useId} from 'react';
import CopyButton from '../common/CopyButton';
import Field from '../common/Field';
import Group from '../common/Group';
import Hint from '../common/Hint';
import {formatLimits} from '../common/limits';
import {fill} from '../common/text';
import tool from '../common/styles.module.css';
import {textField} from '../common/typed';
import type {Checklist} from './model';
import {formatSupport} from './text';
import type {Words} from './definition';
import {buildSupportText, detailNames, type Details} from './support';

const line = textField(200);
const log = textField(200_000);

interface FieldsProps {
  details: Details;
  setDetails: (details: Details) => void;
  words: Words;
}

/** What support asks for. */
export function DetailFields({details, setDetails, words}: FieldsProps) {
  const hintId = useId();
  return (
    <Group legend={words.supportHint}>
      <Hint id={hintId} wide>
        {fill(words.eachField, {limits: formatLimits(line.accepts, words)})}
      </Hint>
      {detailNames.map((name) => (
        <Field
          key={name}
          label={words[`detail-${name}`]}
          typed={name === 'log' ? log : line}
          inputMode="text"
          rows={name === 'log' ? 4 : undefined}
          wide={name === 'log'}
          hintId={name === 'log' ? undefined : hintId}
          value={details[name] ?? ''}
          onValue={(value) => setDetails({...details, [name]: value})}
        />
      ))}
    </Group>
  );
}

interface TextProps {
  checklist: Checklist;
  details: Details;
  words: Words;
}

/** The text to send, and what was removed from it. */
export function SupportOutput({checklist, details, words}: TextProps) {
  const built = buildSupportText(checklist, details);
  const text = formatSupport(built, words);
  const kinds = Object.keys(built.removed) as (keyof typeof built.removed)[];
  return (
    <div>
      <p className={tool.over}>{words.supportText}</p>
      <pre className={tool.code} tabIndex={0} aria-label={words.supportText}>
        {text}
      </pre>
      {kinds.length > 0 && (
        <p>{fill(words.removed, {list: kinds.map((kind) => words[`secret.${kind}`]).join(', ')})}</p>
      )}
      <div className={tool.actions}>
        <CopyButton text={() => text} done={words.copied} failed={words.notCopied}>
          {words.copySupport}
        </CopyButton>
      </div>
    </div>
  );
}
