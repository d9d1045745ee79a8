import {opened, type Box, type Parcel} from './model';

const noSizes: Parcel = {length: '', width: '', height: ''};
const sent: Box = {...opened, screen: 'waybill', statuses: ['created', 'accepted'], notes: ['track']};

/** States in which a page can show the box. */
export const states = {
  sizes: opened,
  empty: {...opened, sizes: noSizes, computed: noSizes},
  sending: {...opened, busy: 'create'},
  created: sent,
  courier: {...sent, callOpen: true},
  called: {...sent, called: true, notes: ['called', 'track']},
  locked: {...sent, statuses: ['received', 'created', 'accepted'], statusesOpen: true},
  processing: {...opened, screen: 'processing'},
  late: {...opened, unknownWaybill: true, told: 'late'},
  refused: {...opened, notices: [{kind: 'error', text: 'refused'}], told: 'refused'},
  canceled: {...opened, notices: [{kind: 'success', text: 'deleted'}], notes: ['track'], told: 'delete'},
  'no-auth': {...opened, screen: 'noAuth'},
} satisfies Record<string, Box>;

export type StateName = keyof typeof states;

/** States in which the box of the plugin answers to nothing. */
export const still: readonly StateName[] = ['sending', 'processing', 'no-auth'];
