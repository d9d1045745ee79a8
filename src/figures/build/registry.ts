import {sourceOfOrderBox} from '../admin/OrderBox/source';
import {sourceOfPackagePlanner} from '../admin/PackagePlanner/source';
import {sourceOfPriceRules} from '../admin/PriceRules/source';
import {sourceOfSettingsForm} from '../admin/SettingsForm/source';
import {sourceOfMark} from '../frame/Mark/source';
import type {FigureSource} from './types';

/** Components whose words are put in at build; their modules stand in config/mdx.ts. */
export const figures: Readonly<Record<string, FigureSource>> = {
  Mark: sourceOfMark,
  OrderBox: sourceOfOrderBox,
  PackagePlanner: sourceOfPackagePlanner,
  PriceRules: sourceOfPriceRules,
  SettingsForm: sourceOfSettingsForm,
};
