import React, {useState} from 'react';
import {Select} from '../common/Choice';
import Field from '../common/Field';
import Group, {Add} from '../common/Group';
import {fill} from '../common/text';
import tool from '../common/styles.module.css';
import {textField} from '../common/typed';
import {type FinderInput, longestNames} from './address';
import {putName} from './names';
import type {Words} from './definition';

const namesField = textField(longestNames);
const nameField = textField(80);

interface Props {
  input: FinderInput;
  /** Codes to choose from. */
  codes: readonly number[];
  setNames: (names: string) => void;
  words: Words;
}

/** The string of names: pasted, typed, or built tariff by tariff. */
export default function Builder({input, codes, setNames, words}: Props) {
  const [picked, setPicked] = useState('');
  const [name, setName] = useState('');
  const code = codes.map(String).includes(picked) ? picked : String(codes[0] ?? '');

  const apply = () => {
    setNames(putName(input.names, {code: Number(code), name}));
    setName('');
  };

  return (
    <Group legend={fill(words.rename, {setting: words.setting})}>
      <Field
        label={fill(words.names, {setting: words.setting})}
        hint={words.namesHint}
        inputMode="text"
        wide
        rows={2}
        typed={namesField}
        value={input.names}
        onValue={setNames}
      />
      {codes.length > 0 && (
        <>
          <Select
            label={words.pick}
            options={codes.map((each) => ({
              value: String(each),
              label: `${each} ${words.tariffs.find((tariff) => tariff.code === each)?.name ?? ''}`,
            }))}
            value={code}
            onValue={setPicked}
          />
          <Field
            label={words.newName}
            hint={words.newNameHint}
            inputMode="text"
            typed={nameField}
            value={name}
            onValue={setName}
          />
          <div className={tool.beside}>
            <Add label={words.apply} onAdd={apply} />
          </div>
        </>
      )}
    </Group>
  );
}
