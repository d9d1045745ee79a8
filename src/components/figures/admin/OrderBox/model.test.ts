import {describe, expect, it} from 'vitest';
import {answered, isLocked, missingFields, noCall, opened, pressed, schemaFault, type Box, type Reply} from './model';
import {states} from './states';

const size = (length: string) => ({length, width: '20', height: '15'});

function send(box: Box, reply: Reply = 'accept'): Box {
  return answered(pressed(box, 'create', true), reply, [box.sizes]);
}

describe('schemaFault', () => {
  it('names the first value that is no whole number', () => {
    expect(schemaFault([size('30')])).toBeNull();
    expect(schemaFault([size('')])).toBe('packages[0][length]');
    expect(schemaFault([size('1.5')])).toBe('packages[0][length]');
    expect(schemaFault([size('30'), {...size('1'), height: 'x'}])).toBe('packages[1][height]');
  });

  it('lets zero pass: CDEK refuses it', () => {
    expect(schemaFault([size('0')])).toBeNull();
    expect(send({...opened, sizes: size('0')}).notices[0]?.text).toBe('refusedSize');
  });
});

describe('the box', () => {
  it('waits, then shows the waybill and writes the note', () => {
    const busy = pressed(opened, 'create', true);
    expect(busy.busy).toBe('create');
    expect(answered(busy, 'accept', [opened.sizes])).toMatchObject({screen: 'waybill', busy: null, notes: ['track']});
  });

  it('sends nothing that is no whole number', () => {
    expect(send({...opened, sizes: size('')})).toMatchObject({
      screen: 'form',
      notices: [{kind: 'error', text: 'schema', path: 'packages[0][length]'}],
    });
  });

  it('stays a form with the reason when CDEK refuses', () => {
    expect(send(opened, 'refuse')).toMatchObject({screen: 'form', notices: [{text: 'refused'}], notes: []});
  });

  it('shows the form without an error when the number is late, and finds the waybill the next time', () => {
    const late = send(opened, 'late');
    expect(late).toMatchObject({screen: 'form', notices: [], event: 'late'});
    expect(send(late, 'refuse')).toMatchObject({screen: 'waybill', event: 'found', unknownWaybill: false, notes: []});
  });

  it('forgets the number before CDEK agrees to delete', () => {
    const remove = (reply: Reply) => answered(pressed(states.created, 'delete', true), reply, []);
    expect(remove('accept')).toMatchObject({screen: 'form', notices: [{kind: 'success', text: 'deleted'}]});
    const refused = remove('refuse');
    expect(refused).toMatchObject({
      screen: 'form',
      notices: [{kind: 'error', text: 'deleteRefused'}],
      notes: ['deleteRefused', 'track'],
    });
    expect(send(refused)).toMatchObject({screen: 'waybill', event: 'found'});
  });

  it('writes the size of the order into the form again with every answer', () => {
    const typed: Box = {...opened, sizes: size('40')};
    expect(send(typed, 'refuse').sizes).toEqual(opened.sizes);
    expect(send({...typed, sizes: size('')}).sizes).toEqual(opened.sizes);
  });

  it('calls a courier, and cancels the call with the waybill', () => {
    const filled: Box = {
      ...states.courier,
      call: {...noCall, date: '2026-03-13', from: '10:00', to: '14:00', weight: '900'},
    };
    const called = answered(pressed(filled, 'call', true), 'accept', []);
    expect(called).toMatchObject({called: true, callOpen: false, call: noCall, notes: ['called', 'track']});
    expect(answered(pressed(called, 'delete', true), 'accept', [])).toMatchObject({
      called: false,
      notes: ['callDeleted', 'called', 'track'],
    });
    expect(answered(pressed(filled, 'call', true), 'late', [])).toMatchObject({
      called: false,
      callOpen: false,
      call: noCall,
      notes: ['calledLate', 'track'],
      event: 'lateCall',
    });
  });

  it('keeps silent while required fields of the call are empty', () => {
    expect(pressed(states.courier, 'call', true)).toMatchObject({
      busy: null,
      missing: ['date', 'from', 'to', 'weight'],
    });
    expect(missingFields(noCall, false)).toEqual(['date', 'from', 'to']);
  });

  it('is locked by any status but created', () => {
    expect(isLocked(states.locked)).toBe(true);
    expect(isLocked(states.created)).toBe(false);
  });
});
