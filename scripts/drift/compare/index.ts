import type {Difference, ManualSide, PluginSide} from '../model';
import {compareAllNames} from './names';
import {compareForms} from './settings';
import {compareAllTexts} from './texts';

/** Every difference between the plugin and the manual. */
export function compare(plugin: PluginSide, manual: ManualSide): Difference[] {
  return [...compareForms(plugin, manual), ...compareAllTexts(plugin, manual), ...compareAllNames(plugin, manual)];
}
