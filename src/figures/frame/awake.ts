import {createContext} from 'react';

/** Whether the figure around can be used. */
export const AwakeContext = createContext(false);
