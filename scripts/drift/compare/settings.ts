import type {Difference, FieldShape, Side, TariffShape} from '../model';

/** Compares two records key by key; each key of a shared one aspect by aspect. */
function compareShapes<T extends object>(
  kind: string,
  plugin: ReadonlyMap<string, T>,
  manual: ReadonlyMap<string, T>,
  name: (shape: T) => string,
): Difference[] {
  const missing = [...plugin].filter(([key]) => !manual.has(key));
  const extra = [...manual].filter(([key]) => !plugin.has(key));
  const changed = [...plugin].flatMap(([key, now]): Difference[] => {
    const documented = manual.get(key);
    if (!documented) {
      return [];
    }
    const aspects = (Object.keys(now) as (keyof T & string)[]).filter((aspect) => now[aspect] !== documented[aspect]);
    return aspects.map((aspect) => ({
      id: `${kind}:${key}:${aspect}`,
      what: 'changed',
      detail: `the manual has “${String(documented[aspect])}”, the plugin “${String(now[aspect])}”`,
    }));
  });
  return [
    ...missing.map(([key, shape]): Difference => ({
      id: `${kind}:${key}`,
      what: 'missing in the manual',
      detail: name(shape),
    })),
    ...extra.map(([key, shape]): Difference => ({
      id: `${kind}:${key}`,
      what: 'missing in the plugin',
      detail: name(shape),
    })),
    ...changed,
  ];
}

function order(kind: string, plugin: readonly string[], manual: readonly string[]): Difference[] {
  const shared = plugin.filter((key) => manual.includes(key));
  const documented = manual.filter((key) => plugin.includes(key));
  return shared.join() === documented.join()
    ? []
    : [
        {
          id: `${kind}:order`,
          what: 'changed',
          detail: `the manual has ${documented.join(', ')}; the plugin ${shared.join(', ')}`,
        },
      ];
}

/** Sections, fields and tariffs. */
export function compareForms(plugin: Side, manual: Side): Difference[] {
  const labels = (side: Side): Map<string, {label: string}> =>
    new Map([...side.sections].map(([key, label]) => [key, {label}]));
  return [
    ...compareShapes('section', labels(plugin), labels(manual), ({label}) => label),
    ...order('section', [...plugin.sections.keys()], [...manual.sections.keys()]),
    ...compareShapes<FieldShape>('setting', plugin.fields, manual.fields, ({label, type}) => `${label} (${type})`),
    ...order('setting', [...plugin.fields.keys()], [...manual.fields.keys()]),
    ...compareShapes<TariffShape>('tariff', plugin.tariffs, manual.tariffs, ({name}) => name),
  ];
}
