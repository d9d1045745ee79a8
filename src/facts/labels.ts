import file from '../../facts/labels.json';
import {lookup} from './lookup';
import type {InterfaceLabel, LabelsFile} from './shapes';

/** Words of the plugin's, WooCommerce's and WordPress's interface that pages quote. */
export const labels = file as LabelsFile;

/** A label of the interface by its id; throws UnknownFactError. */
export const label = lookup<InterfaceLabel>('label', 'facts/labels.json', () => labels.labels);
