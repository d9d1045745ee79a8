import {createContext} from 'react';

/** Whether the figure around the component is interactive. */
export const InteractiveContext = createContext(false);
