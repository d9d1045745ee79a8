import type {Difference, Side, TextShape} from '../model';
import {plain, same} from './pattern';

/** The texts without repetitions; the places of a repeated one are gathered. */
function gathered(texts: readonly TextShape[]): TextShape[] {
  const byText = new Map<string, TextShape>();
  for (const one of texts) {
    const earlier = byText.get(plain(one.text));
    const places = earlier ? `${earlier.place}, ${one.place}` : one.place;
    byText.set(plain(one.text), {...one, place: places, thrown: one.thrown || (earlier?.thrown ?? false)});
  }
  return [...byText.values()];
}

function compareTexts(kind: string, plugin: readonly TextShape[], manual: readonly TextShape[]): Difference[] {
  const id = ({text}: TextShape): string => `${kind}:${plain(text)}`;
  const undocumented = gathered(plugin).filter(({text}) => !manual.some((one) => same(one.text, text)));
  const gone = gathered(manual).filter(({text}) => !plugin.some((one) => same(one.text, text)));
  return [
    ...undocumented.map((one): Difference => ({
      id: id(one),
      what: 'missing in the manual',
      detail: `${one.thrown ? 'thrown' : 'used'} at ${one.place}`,
    })),
    ...gone.map((one): Difference => ({id: id(one), what: 'missing in the plugin', detail: `quoted at ${one.place}`})),
  ];
}

/** Texts that people meet, and entries of the log. */
export function compareAllTexts(plugin: Side, manual: Side): Difference[] {
  return [...compareTexts('text', plugin.texts, manual.texts), ...compareTexts('log', plugin.logs, manual.logs)];
}
