import {describe, expect, it} from 'vitest';
import {changed, locked, problemOf, problemsOf, type FormField} from './model';

const field: FormField = {
  id: 'percentcod',
  kind: 'number',
  label: '',
  beside: '',
  help: 'none',
  initial: '',
  options: [],
  required: false,
  min: 100,
  step: 1,
  pattern: null,
};

describe('problemOf', () => {
  it.each([
    ['', null],
    ['100', null],
    ['5', {kind: 'min', limit: 100}],
    ['100.5', {kind: 'step'}],
    ['x', {kind: 'number'}],
  ])('takes the surcharge %j as %j', (value, problem) => {
    expect(problemOf(field, value)).toEqual(problem);
  });

  it('takes steps of hundredths', () => {
    expect(problemOf({...field, min: 0, step: 0.01}, '0.07')).toBeNull();
    expect(problemOf({...field, min: 0, step: 0.01}, '0.075')).toEqual({kind: 'step'});
  });

  it('asks for what is required and for digits', () => {
    expect(problemOf({...field, kind: 'text', required: true}, '')).toEqual({kind: 'required'});
    expect(problemOf({...field, kind: 'text', pattern: '\\d*'}, '12a')).toEqual({kind: 'pattern'});
    expect(problemOf({...field, kind: 'text', pattern: '\\d*'}, '12')).toBeNull();
  });

  it('finds all problems of a form in its order', () => {
    const fields = [field, {...field, id: 'b', required: true}];
    expect([...problemsOf(fields, {percentcod: '1', b: ''}).keys()]).toEqual(['percentcod', 'b']);
  });
});

describe('services', () => {
  const none = {'services-ban-attachment-inspection': false, 'services-trying-on': false, 'services-part-deliv': false};

  it('exclude each other', () => {
    const tried = changed(none, 'services-trying-on', true);
    expect(locked(tried)).toEqual(['services-ban-attachment-inspection']);
    expect(changed(tried, 'services-ban-attachment-inspection', true)).toBe(tried);
    const banned = changed(none, 'services-ban-attachment-inspection', true);
    expect(locked(banned)).toEqual(['services-trying-on', 'services-part-deliv']);
  });
});
