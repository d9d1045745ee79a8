import postcss, {type AtRule, type Root, type Rule} from 'postcss';
import selectorParser, {type Node as SelectorNode, type Selector} from 'postcss-selector-parser';
import type {PageTokens} from './tokens';

/** What takes an act of the reader comes with the whole sheet. */
const acts = /^:(?:hover|active|focus|focus-visible|focus-within|target|fullscreen|:selection)$/;

function isPossible(node: SelectorNode, tokens: PageTokens): boolean {
  switch (node.type) {
    case 'tag':
      return tokens.tags.has(node.value.toLowerCase());
    case 'class':
      return tokens.classes.has(node.value);
    case 'id':
      return tokens.ids.has(node.value);
    case 'attribute':
      return tokens.attributes.has(node.attribute);
    case 'pseudo':
      return [':is', ':where'].includes(node.value)
        ? node.nodes.some((selector) => isReachable(selector, tokens))
        : !acts.test(node.value);
    default:
      return true;
  }
}

/** Whether something in the pages could match: every name of the selector occurs there. */
function isReachable(selector: Selector, tokens: PageTokens): boolean {
  return selector.nodes.every((node) => isPossible(node, tokens));
}

const inKeyframes = ({parent}: Rule) => parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name);

/** Drops what is for paper, and how things move when the reader acts. */
function dropUnseen(root: Root): void {
  root.walkAtRules('media', (rule) => void (rule.params === 'print' && rule.remove()));
  root.walkAtRules('page', (rule) => void rule.remove());
  root.walkDecls(/^transition/, (declaration) => void declaration.remove());
}

function dropUnreachable(root: Root, tokens: PageTokens): void {
  root.walkRules((rule) => {
    if (inKeyframes(rule)) {
      return;
    }
    const selectors = selectorParser().astSync(rule.selector).nodes;
    const kept = selectors.filter((selector) => isReachable(selector, tokens));
    if (kept.length === 0) {
      rule.remove();
    } else if (kept.length < selectors.length) {
      rule.selector = kept.map(String).join(',');
    }
  });
}

const reference = /var\(\s*(--[\w-]+)/g;
const wholeReference = /var\(\s*(--[\w-]+)\s*\)/g;

const referredIn = (css: string) => [...css.matchAll(reference)].map(([, name]) => name ?? '');

/** Drops the custom properties that nothing refers to, until nothing changes, then animations and empty boxes. */
function dropUnreferred(root: Root, others: string): void {
  const elsewhere = referredIn(others);
  let before: string;
  do {
    before = root.toString();
    const referred = new Set([...elsewhere, ...referredIn(before)]);
    root.walkDecls(/^--/, (declaration) => {
      if (!referred.has(declaration.prop)) {
        declaration.remove();
      }
    });
    root.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));
  } while (root.toString() !== before);
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!new RegExp(`animation[\\w-]*:[^;}]*\\b${rule.params}\\b`).test(before)) {
      rule.remove();
    }
  });
  root.walkAtRules(/^(?:container|layer|media|supports)$/, (rule) => void (rule.nodes?.length === 0 && rule.remove()));
}

/** Where a rule is: the at-rules around it. */
function placeOf(rule: Rule): string {
  const around: string[] = [];
  for (let at = rule.parent; at?.type === 'atrule'; at = at.parent) {
    around.unshift(`${(at as AtRule).name} ${(at as AtRule).params}`);
  }
  return around.join('{');
}

/** Drops what a later rule for the same elements, in the same place, says otherwise: the theme's own values, mostly. */
function dropOverridden(root: Root): void {
  const said = new Map<string, Set<string>>();
  const rules: Rule[] = [];
  root.walkRules((rule) => void (inKeyframes(rule) || rules.unshift(rule)));
  for (const rule of rules) {
    const place = placeOf(rule);
    const later = rule.selectors.map((selector) => {
      const key = `${place}{${selector}`;
      const known = said.get(key) ?? new Set();
      said.set(key, known);
      return known;
    });
    const own = rule.nodes.filter((node) => node.type === 'decl');
    const nameOf = ({prop, important}: (typeof own)[number]) => (important ? `${prop}!` : prop);
    own
      .filter((declaration) => later.every((known) => known.has(nameOf(declaration))))
      .forEach((declaration) => declaration.remove());
    later.forEach((known) => own.forEach((declaration) => known.add(nameOf(declaration))));
  }
}

const isLayer = (node: unknown): boolean => {
  const {type, name} = (node ?? {}) as Partial<AtRule>;
  return type === 'atrule' && name === 'layer';
};

/** Custom properties that are declared once, on the root, and depend on no others: name → value. */
function constantsOf(root: Root): Map<string, string> {
  const values = new Map<string, string>();
  const repeated = new Set<string>();
  root.walkDecls(/^--/, ({prop, value, parent}) => {
    const isOnRoot = parent?.type === 'rule' && parent.selector === ':root';
    const isAlways = parent?.parent === root || isLayer(parent?.parent);
    if (values.has(prop) || !isOnRoot || !isAlways || value.includes('var(')) {
      repeated.add(prop);
    }
    values.set(prop, value);
  });
  repeated.forEach((name) => values.delete(name));
  return values;
}

/** Puts its value in place of each custom property that can have no other, so that fewer need to be declared. */
function settleConstants(root: Root): void {
  let settled = 0;
  do {
    settled = 0;
    const constants = constantsOf(root);
    root.walkDecls((declaration) => {
      declaration.value = declaration.value.replace(wholeReference, (whole, name: string) => {
        const value = constants.get(name);
        settled += value === undefined ? 0 : 1;
        // Minified values are side by side.
        return value === undefined ? whole : ` ${value} `;
      });
    });
  } while (settled > 0);
}

/**
 * The part of a minified style sheet that pages need for their first paint: no rule for what is not in their HTML, for
 * what takes an act of the reader, or for paper. The whole sheet comes after it and repeats each rule in its place.
 * @param others style sheets that may refer to custom properties of this one
 */
export function criticalCss(css: string, tokens: PageTokens, others = ''): string {
  const root = postcss.parse(css);
  dropUnseen(root);
  dropOverridden(root);
  settleConstants(root);
  dropUnreachable(root, tokens);
  dropUnreferred(root, others);
  return root.toString();
}
