import type {PageRef} from '../common/page';

/** What the checkout shows under the chosen tariff to a point: the button, the map in the page, neither, or no CDEK tariff at all. */
export const shopAnswers = ['button', 'map', 'neither', 'no-rates', 'unknown'] as const;
/** The row of the checkout page in WooCommerce > Status. */
export const statusAnswers = ['shortcode', 'block', 'other', 'unknown'] as const;
/** The content of the page in its editor; `classic` is the shortcode or the classic placeholder. */
export const editorAnswers = ['classic', 'block', 'builder', 'unknown'] as const;

/** The answers that a question offers. */
export const answersTo = {shop: shopAnswers, status: statusAnswers, editor: editorAnswers} as const;

/** `unknown` = the reader does not know, null = not asked yet. */
export interface Answers {
  shop: (typeof shopAnswers)[number] | null;
  status: (typeof statusAnswers)[number] | null;
  editor: (typeof editorAnswers)[number] | null;
}

/** The questions in their order. */
export const questions = ['shop', 'status', 'editor'] as const satisfies readonly (keyof Answers)[];

export type Kind = 'classic' | 'block' | 'builder';

export interface Verdict {
  /** null while the answers do not decide. */
  kind: Kind | null;
  /** Page to read next. */
  page: PageRef;
  /** A second result of the answers. */
  problem: {key: 'no-button' | 'no-map' | 'no-rates'; page: PageRef} | null;
  /** The buyer sees one kind, the admin screens show another. */
  contradicts: boolean;
  /** The question to ask next; null when the kind is known or nothing is left to ask. */
  next: keyof Answers | null;
}

const folder = 'functionality-customer';

const pages: Record<Kind, PageRef> = {
  classic: {doc: `${folder}/old-checkout`},
  block: {doc: `${folder}/new-checkout`},
  builder: {doc: `${folder}/checkout-versions`, anchor: 'builders'},
};

/**
 * Which checkout a shop has. What the buyer sees decides, because page builders replace what the
 * admin screens name. Source: src/UI/CheckoutMap.php (button, hook woocommerce_after_shipping_rate of the classic
 * checkout), src/Blocks/CheckoutMapBlock.php (map inside the checkout block).
 */
export function decideKind(answers: Answers): Verdict {
  const seen = seenByBuyer(answers);
  const named = namedInAdmin(answers);
  const kind = seen ?? named;

  return {
    kind,
    page: kind ? pages[kind] : {doc: `${folder}/checkout-versions`, anchor: 'tell'},
    problem: problemOf(answers, kind),
    contradicts: seen !== null && named !== null && named !== 'builder' && seen !== named,
    next: kind ? null : (questions.find((question) => answers[question] === null) ?? null),
  };
}

function seenByBuyer({shop}: Answers): Kind | null {
  switch (shop) {
    case 'button':
      return 'classic';
    case 'map':
      return 'block';
    default:
      return null;
  }
}

/** The status screen first: it names the content of the page that WooCommerce really uses. */
function namedInAdmin({status, editor}: Answers): Kind | null {
  if (status === 'shortcode' || editor === 'classic') {
    return status === 'block' ? 'block' : 'classic';
  }
  if (status === 'block' || editor === 'block') {
    return 'block';
  }
  return editor === 'builder' ? 'builder' : null;
}

function problemOf({shop}: Answers, kind: Kind | null): Verdict['problem'] {
  if (shop === 'no-rates') {
    return {key: 'no-rates', page: {doc: 'troubleshooting/no-delivery'}};
  }
  if (shop !== 'neither') {
    return null;
  }
  return kind === 'block'
    ? {key: 'no-map', page: {doc: `${folder}/new-checkout`, anchor: 'place-block'}}
    : {key: 'no-button', page: {doc: `${folder}/old-checkout`, anchor: 'no-button'}};
}
