import React, {useCallback, useMemo, useState, type ReactNode} from 'react';
import FigureButton from '../../frame/FigureButton';
import {opened as openedBox} from '../OrderBox/model';
import Screen from '../OrderBox/Screen';
import {isDone, isStuck, opened, reopened, type Planner} from './model';
import PackagesForm from './PackagesForm';
import type {Props, Words} from './definition';

function statusText(planner: Planner, words: Words): string | null {
  const count = planner.packages.length - planner.shownFrom;
  if (isStuck(planner)) {
    return words['event.stuck'];
  }
  if (count === 0 && planner.shownFrom > 0) {
    return words['event.remembered'].replace('{n}', String(planner.shownFrom));
  }
  if (count === 0) {
    return null;
  }
  return isDone(planner) ? words['event.done'] : words['event.saved'].replace('{n}', String(planner.packages.length));
}

function Page({words, marks, children, reload}: Props & {reload: ReactNode}) {
  const [planner, update] = useState(() =>
    opened([
      {id: 'mug', name: words['line.mug'], quantity: 3},
      {id: 'shirt', name: words['line.shirt'], quantity: 1},
    ]),
  );
  const parcels = useMemo(() => planner.packages.map(({sizes}) => sizes), [planner.packages]);
  const onAnswer = useCallback(() => update(reopened), []);
  return (
    <Screen
      name="package-planner"
      initial={openedBox}
      operable
      fromOffice
      words={words}
      marks={marks}
      caption={children}
      form={<PackagesForm planner={planner} words={words} update={update} />}
      parcels={parcels}
      statusText={(screen) => (screen === 'form' ? statusText(planner, words) : null)}
      onAnswer={onAnswer}
      controls={reload}
    />
  );
}

/** The form of several packages: pack the items of an order, send, and see what the page still has. */
export default function PackagePlanner(props: Props) {
  const [visit, setVisit] = useState(0);
  return (
    <Page
      key={visit}
      {...props}
      reload={<FigureButton onClick={() => setVisit(visit + 1)}>{props.words.reload}</FigureButton>}
    />
  );
}
