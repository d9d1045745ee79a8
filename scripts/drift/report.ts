import type {Judged} from './allowed';
import type {Difference, PluginSide} from './model';

const groups: readonly Difference['what'][] = ['missing in the manual', 'missing in the plugin', 'changed'];

/** A part of the report: a heading with the number of its items, and the items; nothing where there are none. */
export function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `## ${title} (${lines.length})`, '', ...lines.map((line) => `- ${line}`)];
}

const line = ({id, detail}: Difference): string => (detail === '' ? `\`${id}\`` : `\`${id}\`: ${detail}`);

/**
 * The report as Markdown: a terminal and an issue read the same.
 * @param sources lines on the pages and the sources that they name
 */
export function report(
  plugin: PluginSide,
  {unexplained, explained, unused}: Judged,
  sources: readonly string[] = [],
): string {
  const counted = `${plugin.fields.size} settings, ${plugin.tariffs.size} tariffs, ${plugin.texts.length} texts, ${plugin.logs.length} log entries`;
  return [
    '# Facts drift',
    '',
    `Plugin ${plugin.version}: ${counted}.`,
    `${unexplained.length} unexplained, ${explained.length} explained.`,
    ...sources,
    ...groups.flatMap((what) =>
      section(what[0]?.toUpperCase() + what.slice(1), unexplained.filter((one) => one.what === what).map(line)),
    ),
    ...section(
      'Explained',
      explained.map(({difference, reason}) => `${line(difference)} — ${reason}`),
    ),
    ...section(
      'Explanations that explain nothing here',
      unused.map(({id}) => `\`${id}\``),
    ),
    '',
  ].join('\n');
}
