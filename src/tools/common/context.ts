import {createContext, useContext} from 'react';
import type {CommonWords} from '../build/types';

export interface ToolContextValue {
  words: CommonWords;
  /** A field says whether what was typed into it is refused. */
  report: (field: string, refused: boolean) => void;
}

export const ToolContext = createContext<ToolContextValue | null>(null);

/** Words of all tools and the place where fields report; throws outside of a tool. */
export function useTool(): ToolContextValue {
  const value = useContext(ToolContext);
  if (!value) {
    throw new Error('A field of a tool stands outside of <Tool>.');
  }
  return value;
}
