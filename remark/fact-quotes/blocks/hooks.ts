import {hooks, type FiredHook, type HookKind} from '../../../src/facts';
import {anchor, card, code, codeBlock, heading, prose, table, text, type Block} from '../mdast';
import type {Wording} from '../words';

function firedHook(hook: FiredHook, wording: Wording): Block[] {
  const {localize} = wording;
  const words = wording.words.hook;
  const args = hook.arguments.map((one) => [[code(one.name)], [code(one.type)], prose(localize(one.means))]);
  return [
    heading(3, hook.id, code(hook.name)),
    card([
      [words.kind, [text(words.kinds[hook.kind])]],
      [words.when, prose(localize(hook.when))],
    ]),
    ...(args.length > 0 ? [table([words.argument, words.type, words.means], args)] : []),
    ...(hook.example === null ? [] : [codeBlock('php', hook.example)]),
  ];
}

/** The hooks of one kind: cards of those that the plugin fires, tables of the others. */
export function hookList(kind: HookKind, wording: Wording): Block[] {
  const {localize} = wording;
  const words = wording.words.hook;
  switch (kind) {
    case 'fires':
      return hooks.fires.flatMap((hook) => firedHook(hook, wording));
    case 'shop':
      return [
        table(
          [words.name, words.use],
          hooks.shop.map((one) => [[anchor(one.id, code(one.name))], prose(localize(one.use))]),
        ),
      ];
    case 'listens':
      return [
        table(
          [words.name, words.priority, words.does],
          hooks.listens.map((one) => [
            [anchor(one.id, code(one.name))],
            [text(String(one.priority))],
            prose(localize(one.does)),
          ]),
        ),
      ];
    case 'scheduled':
      return [
        table(
          [words.name, words.does, words.when],
          hooks.scheduled.map((one) => [
            [anchor(one.id, code(one.name))],
            prose(localize(one.does)),
            prose(localize(one.when)),
          ]),
        ),
      ];
  }
}
