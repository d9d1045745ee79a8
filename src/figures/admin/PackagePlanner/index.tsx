import React, {useCallback, useMemo, useState, type ReactNode} from 'react';
import type {Mark} from '../../build/types';
import FigureButton from '../../frame/FigureButton';
import {opened as openedBox} from '../OrderBox/model';
import Screen from '../OrderBox/Screen';
import {isDone, isStuck, opened, reopened, type Planner} from './model';
import PackagesForm from './PackagesForm';
import type {PlannerWords} from './words';

interface Props {
  words: PlannerWords;
  marks?: readonly Mark[];
  children?: ReactNode;
}

function told(planner: Planner, words: PlannerWords): string | null {
  const count = planner.packages.length - planner.shownFrom;
  if (isStuck(planner)) {
    return words['told.stuck'];
  }
  if (count === 0 && planner.shownFrom > 0) {
    return words['told.kept'].replace('{n}', String(planner.shownFrom));
  }
  if (count === 0) {
    return null;
  }
  return isDone(planner) ? words['told.done'] : words['told.saved'].replace('{n}', String(planner.packages.length));
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
      told={(screen) => (screen === 'form' ? told(planner, words) : null)}
      onAnswer={onAnswer}
      controls={reload}
    />
  );
}

/** The multi-seater form: pack the items of an order into boxes, send, and meet what the page remembers. */
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
