import * as z from 'zod';
import {annotated, entry, label, some, text, words} from './common';

const interfaceLabel = entry.extend({
  label,
  where: text,
  /** `widget` is CDEK's map, which ships with the plugin. */
  owner: z.enum(['plugin', 'woocommerce', 'wordpress', 'widget', 'yandex']),
  source: z.array(words).optional(),
});
export type InterfaceLabel = z.infer<typeof interfaceLabel>;

/** Words of the interface that the manual quotes. */
export const labelsFile = annotated.extend({labels: some(interfaceLabel)});
export type LabelsFile = z.infer<typeof labelsFile>;
