import React, {useState} from 'react';
import {untouched, type Rule} from './model';
import Rows from './Rows';
import type {EditorWords} from './definition';

/** The two lists of rules: for couriers and for pickup points. */
export default function Editor({words, initial = untouched}: {words: EditorWords; initial?: readonly Rule[]}) {
  const [door, setDoor] = useState(initial);
  const [office, setOffice] = useState(initial);
  return (
    <>
      <Rows title={words.door} rules={door} words={words} marked update={setDoor} />
      <Rows title={words.office} rules={office} words={words} marked={false} update={setOffice} />
    </>
  );
}
