/** Sides of a parcel in the order of the form. */
export const sides = ['length', 'width', 'height'] as const;
export type Side = (typeof sides)[number];

/** How the figure's CDEK answers: `late` creates the waybill, but gives no number in time. */
export type Reply = 'accept' | 'refuse' | 'late';

/** What the plugin is doing behind the spinner. */
export type Task = 'create' | 'print' | 'call' | 'cancelCall' | 'delete';

/** Fields of the courier form in its order. */
export type CallField = 'date' | 'from' | 'to' | 'comment' | 'description' | 'weight';
export type Call = Readonly<Record<CallField, string>>;

export type Status = 'accepted' | 'created' | 'received';

export interface Notice {
  kind: 'error' | 'success';
  text: 'schema' | 'refusedSize' | 'refused' | 'refusedCall' | 'deleteRefused' | 'deleted' | 'callDeleted';
  /** Path of the value that a schema refuses. */
  path?: string;
}

/** A parcel that the box is about to send, in cm as typed. */
export type Parcel = Readonly<Record<Side, string>>;

export interface Box {
  screen: 'form' | 'waybill' | 'processing' | 'noAuth';
  busy: Task | null;
  sizes: Parcel;
  /** Size of the order's line, which every answer writes into the form again (templates/create.php). */
  computed: Parcel;
  notices: readonly Notice[];
  /** Newest first. */
  statuses: readonly Status[];
  statusesOpen: boolean;
  callOpen: boolean;
  call: Call;
  /** Required fields of the courier form that were empty at the last click. */
  missing: readonly CallField[];
  called: boolean;
  /** CDEK has a waybill whose number the shop does not know. */
  unknownWaybill: boolean;
  notes: readonly ('track' | 'called' | 'calledLate' | 'callDeleted' | 'deleteRefused')[];
  /** The last event, which the line under the figure describes. */
  event: Task | 'late' | 'lateCall' | 'found' | 'refused' | 'schema' | 'missing' | null;
}

export const noCall: Call = {date: '', from: '', to: '', comment: '', description: '', weight: ''};

const computed: Parcel = {length: '30', width: '20', height: '15'};

/** A box as it is opened: the form with the size computed at checkout, in cm. */
export const opened: Box = {
  screen: 'form',
  busy: null,
  sizes: computed,
  computed,
  notices: [],
  statuses: [],
  statusesOpen: false,
  callOpen: false,
  call: noCall,
  missing: [],
  called: false,
  unknownWaybill: false,
  notes: [],
  event: null,
};

/**
 * The first value that WordPress refuses as no whole number, as a path such as `packages[0][length]`;
 * null when all pass. Zero and negative numbers pass (src/Controllers/OrderController.php: create).
 */
export function schemaFault(parcels: readonly Parcel[]): string | null {
  for (const [index, parcel] of parcels.entries()) {
    const side = sides.find((one) => parcel[one].trim() === '' || !Number.isInteger(Number(parcel[one])));
    if (side) {
      return `packages[${index}][${side}]`;
    }
  }
  return null;
}

/** Locked by the newest status: neither CREATED nor INVALID (src/Model/Order.php: loadLegacyStatuses). */
export function isLocked({statuses}: Box): boolean {
  return statuses[0] === 'received' || statuses[0] === 'accepted';
}

/** Empty required fields of the courier form (templates/intake.php: data-required). */
export function missingFields(call: Call, fromOffice: boolean): CallField[] {
  const required: CallField[] = fromOffice ? ['date', 'from', 'to', 'weight'] : ['date', 'from', 'to'];
  return required.filter((field) => call[field] === '');
}

const error = (text: Notice['text'], path?: string): readonly Notice[] => [{kind: 'error', text, ...(path && {path})}];

/** The waybill in the box; a note is added only with one that was just created (src/Actions/OrderCreateAction.php). */
function waybill(box: Box, event: 'create' | 'found'): Box {
  const notes: Box['notes'] = event === 'create' ? ['track', ...box.notes] : box.notes;
  return {...box, screen: 'waybill', statuses: ['created', 'accepted'], notes, event};
}

function created(box: Box, reply: Reply, parcels: readonly Parcel[]): Box {
  const path = schemaFault(parcels);
  if (path !== null) {
    return {...box, notices: error('schema', path), event: 'schema'};
  }
  if (box.unknownWaybill) {
    return {...waybill(box, 'found'), unknownWaybill: false};
  }
  if (parcels.some((parcel) => sides.some((side) => Number(parcel[side]) < 1))) {
    return {...box, notices: error('refusedSize'), event: 'refused'};
  }
  if (reply === 'refuse') {
    return {...box, notices: error('refused'), event: 'refused'};
  }
  return reply === 'late' ? {...box, unknownWaybill: true, event: 'late'} : waybill(box, 'create');
}

function called(box: Box, reply: Reply): Box {
  // Every answer renders the form again: collapsed and empty.
  const closed: Box = {...box, callOpen: false, call: noCall};
  switch (reply) {
    case 'refuse':
      return {...closed, notices: error('refusedCall'), event: 'refused'};
    case 'late':
      return {...closed, notes: ['calledLate', ...box.notes], event: 'lateCall'};
    case 'accept':
      return {...closed, called: true, notes: ['called', ...box.notes], event: 'call'};
  }
}

function deleted(box: Box, reply: Reply): Box {
  // The shop forgets the number before it asks CDEK.
  const forgotten: Box = {...box, screen: 'form', statuses: [], callOpen: false, call: noCall, event: 'delete'};
  return reply === 'refuse'
    ? {
        ...forgotten,
        unknownWaybill: true,
        notices: error('deleteRefused'),
        notes: ['deleteRefused', ...box.notes],
        event: 'refused',
      }
    : {
        ...forgotten,
        called: false,
        notices: [{kind: 'success', text: 'deleted'}],
        notes: box.called ? ['callDeleted', ...box.notes] : box.notes,
      };
}

/**
 * The box after CDEK has answered what the plugin asked.
 * @param parcels what is sent when the task is `create`
 */
export function answered(box: Box, reply: Reply, parcels: readonly Parcel[]): Box {
  const idle: Box = {...box, busy: null, sizes: box.computed, notices: [], missing: []};
  switch (box.busy) {
    case 'create':
      return created(idle, reply, parcels);
    case 'call':
      return called(idle, reply);
    case 'cancelCall':
      return {
        ...idle,
        called: false,
        notices: [{kind: 'success', text: 'callDeleted'}],
        notes: ['callDeleted', ...box.notes],
        event: 'cancelCall',
      };
    case 'delete':
      return deleted(idle, reply);
    case 'print':
      return {...box, busy: null, event: 'print'};
    case null:
      return box;
  }
}

/** The box after a click that sends a request to CDEK; a courier form with empty fields sends none. */
export function pressed(box: Box, task: Task, fromOffice: boolean): Box {
  const missing = task === 'call' ? missingFields(box.call, fromOffice) : [];
  return missing.length > 0 ? {...box, missing, event: 'missing'} : {...box, busy: task, missing: [], event: null};
}
