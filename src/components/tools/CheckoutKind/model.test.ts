import {describe, expect, it} from 'vitest';
import {hasPage} from '../common/hasPage.fixture';
import {fromQuery, noAnswers, toQuery} from './address';
import {type Answers, decideKind, editorAnswers, shopAnswers, statusAnswers} from './model';

const decide = (answers: Partial<Answers>) => decideKind({...noAnswers, ...answers});

const all = [...shopAnswers, null].flatMap((shop) =>
  [...statusAnswers, null].flatMap((status) =>
    [...editorAnswers, null].map((editor): Answers => ({shop, status, editor})),
  ),
);

describe('the kind of checkout', () => {
  it.each([
    [{shop: 'button'}, 'classic', 'functionality-customer/old-checkout'],
    [{shop: 'map'}, 'block', 'functionality-customer/new-checkout'],
    [{status: 'shortcode'}, 'classic', 'functionality-customer/old-checkout'],
    [{status: 'block'}, 'block', 'functionality-customer/new-checkout'],
    [{editor: 'classic'}, 'classic', 'functionality-customer/old-checkout'],
    [{status: 'other', editor: 'block'}, 'block', 'functionality-customer/new-checkout'],
    [{status: 'other', editor: 'builder'}, 'builder', 'functionality-customer/checkout-versions'],
    [{status: 'block', editor: 'classic'}, 'block', 'functionality-customer/new-checkout'],
  ] as const)('%j: %s', (answers, kind, doc) => {
    const verdict = decide(answers);
    expect(verdict).toMatchObject({kind, page: {doc}, next: null, contradicts: false});
  });

  it('believes the buyer, and says that the admin names another', () => {
    expect(decide({shop: 'button', status: 'block'})).toMatchObject({kind: 'classic', contradicts: true});
    expect(decide({shop: 'map', editor: 'builder'})).toMatchObject({kind: 'block', contradicts: false});
  });

  it('tells what is missing on the page', () => {
    expect(decide({shop: 'neither', status: 'shortcode'}).problem).toMatchObject({key: 'no-button'});
    expect(decide({shop: 'neither', status: 'block'}).problem).toMatchObject({key: 'no-map'});
    expect(decide({shop: 'no-rates', status: 'block'})).toMatchObject({kind: 'block', problem: {key: 'no-rates'}});
  });

  it('asks on as long as it does not know', () => {
    expect(decide({}).next).toBe('shop');
    expect(decide({shop: 'neither'}).next).toBe('status');
    expect(decide({shop: 'no-rates', status: 'other'}).next).toBe('editor');
    expect(decide({shop: 'unknown', status: 'unknown', editor: 'unknown'})).toMatchObject({kind: null, next: null});
  });

  it('leads to pages that the manual has, whatever the answers', () => {
    for (const answers of all) {
      const {page, problem, kind, next} = decideKind(answers);
      expect([page, problem?.page ?? page].every(hasPage), JSON.stringify(answers)).toBe(true);
      expect(next !== null).toBe(kind === null && Object.values(answers).includes(null));
    }
  });
});

describe('the address', () => {
  it('keeps every set of answers', () => {
    expect(toQuery(noAnswers)).toBe('');
    for (const answers of all) {
      expect(fromQuery(toQuery(answers))).toEqual({input: answers, ignored: []});
    }
  });

  it('drops invalid values and lists them', () => {
    const {input, ignored} = fromQuery('checkout-shop=window&checkout-status=block&checkout-x=1');
    expect(input).toEqual({...noAnswers, status: 'block'});
    expect(ignored.map(({reason}) => reason)).toEqual(['not-an-option', 'unknown']);
  });
});
