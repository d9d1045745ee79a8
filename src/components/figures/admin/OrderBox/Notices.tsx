import React from 'react';
import {Notice} from '../../frame/controls';
import {useBox} from './context';
import type {Notice as BoxNotice} from './model';
import type {Words} from './definition';

function textOf({text, path}: BoxNotice, words: Words): string {
  switch (text) {
    case 'schema':
      // The message of the facts names the first length; this one is of the same sentence.
      return words.schema.replace(/^\S+/, path ?? '');
    case 'refused':
    case 'refusedSize':
    case 'refusedCall':
      return words.validation.replace('%s', words[`cdekSays.${text}`]);
    case 'deleted':
    case 'deleteRefused':
    case 'callDeleted':
      return words[text];
  }
}

/** Notices at the top of the box (templates/common.php). */
export default function Notices() {
  const {box, words} = useBox();
  return box.notices.map((notice) => (
    <Notice key={notice.text} kind={notice.kind}>
      {textOf(notice, words)}
    </Notice>
  ));
}
