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
  late: {...opened, unknownWaybill: true, event: 'late'},
  refused: {...opened, notices: [{kind: 'error', text: 'refused'}], event: 'refused'},
  canceled: {...opened, notices: [{kind: 'success', text: 'deleted'}], notes: ['track'], event: 'delete'},
  'no-auth': {...opened, screen: 'noAuth'},
} satisfies Record<string, Box>;

export type StateName = keyof typeof states;

/** States in which nothing in the plugin's box reacts. */
export const inertStates: readonly StateName[] = ['sending', 'processing', 'no-auth'];
