import {createContext, use, type Dispatch, type SetStateAction} from 'react';
import type {Box, Task} from './model';
import type {Words} from './definition';

interface BoxInUse {
  box: Box;
  words: Words;
  /** The tariff starts at an office of CDEK. */
  fromOffice: boolean;
  update: Dispatch<SetStateAction<Box>>;
  press: (task: Task) => void;
}

export const BoxContext = createContext<BoxInUse | null>(null);

/** The box around the component. */
export function useBox(): BoxInUse {
  const inUse = use(BoxContext);
  if (!inUse) {
    throw new Error('Parts of the order box belong inside <Screen>.');
  }
  return inUse;
}
