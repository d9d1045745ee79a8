export type * from './common';
export type * from './settings';
export type * from './tariffs';
export type * from './messages';
export type * from './integration';
export type * from './manual';
