import {createContext, useContext} from 'react';
import type {CommonWords} from './define';

export interface ToolContextValue {
  words: CommonWords;
  /** Called by a field when its text becomes valid or invalid. */
  report: (field: string, refused: boolean) => void;
}

export const ToolContext = createContext<ToolContextValue | null>(null);

/** Words of all tools and the function to which fields report; throws outside of a tool. */
export function useTool(): ToolContextValue {
  const value = useContext(ToolContext);
  if (!value) {
    throw new Error('A field of a tool is outside of <Tool>.');
  }
  return value;
}
