import React, {useState} from 'react';
import CopyButton from '../common/CopyButton';
import LiveRegion from '../../ui/LiveRegion';
import Field from '../common/Field';
import Group, {Add} from '../common/Group';
import Notes from '../common/Notes';
import {fill} from '../common/text';
import tool from '../common/styles.module.css';
import {textField} from '../common/typed';
import {importRules, type Imported} from './import';
import {formatIssue} from './text';
import type {Words} from './definition';
import {exportRules} from './stored';
import type {Rules} from './types';

const json = textField(20_000);

interface ImportProps {
  update: (rules: Rules) => void;
  words: Words;
}

/** A value of the setting, read into the rows above. */
export function Import({update, words}: ImportProps) {
  const [typed, setTyped] = useState('');
  const [imported, setImported] = useState<Imported | null>(null);

  const read = () => {
    const result = importRules(typed);
    setImported(result);
    if (result.rules) {
      update(result.rules);
    }
  };

  return (
    <Group legend={words.json}>
      <Field
        label={fill(words.import, {key: words.key})}
        hint={words.importHint}
        inputMode="text"
        wide
        rows={3}
        typed={json}
        value={typed}
        onValue={setTyped}
      />
      <div className={tool.wide}>
        <Add label={words.read} onAdd={read} />
        <LiveRegion>{imported && formatImported(imported, words)}</LiveRegion>
        {imported && <Notes notes={imported.issues.map((issue) => formatIssue(issue, words))} />}
      </div>
    </Group>
  );
}

function formatImported({rules}: Imported, words: Words): string {
  return rules ? fill(words.imported, {count: rules.door.length + rules.office.length}) : words.notImported;
}

/** The rows as the plugin stores them, byte for byte. */
export function Export({rules, words}: {rules: Rules; words: Words}) {
  const text = exportRules(rules);
  return (
    <div>
      <p className={tool.over}>{words.export}</p>
      <pre className={tool.code} tabIndex={0} aria-label={words.export}>
        {text}
      </pre>
      <div className={tool.actions}>
        <CopyButton text={() => text} done={words.copied} failed={words.notCopied}>
          {words.copyJson}
        </CopyButton>
      </div>
    </div>
  );
}
