import {sourceOfCityField} from '../admin/CityField/source';
import {sourceOfCodMethod} from '../admin/CodMethod/source';
import {sourceOfInstall} from '../admin/Install/source';
import {sourceOfOrderBox} from '../admin/OrderBox/source';
import {sourceOfPackagePlanner} from '../admin/PackagePlanner/source';
import {sourceOfPrintedForms} from '../admin/PrintedForms/source';
import {sourceOfRulesEditor} from '../admin/RulesEditor/source';
import {sourceOfSettingsForm} from '../admin/SettingsForm/source';
import {sourceOfSettingsPlace} from '../admin/SettingsPlace/source';
import {sourceOfTranslationsUpdate} from '../admin/TranslationsUpdate/source';
import {sourceOfZoneMethod} from '../admin/ZoneMethod/source';
import {sourceOfMark} from '../frame/Mark/source';
import type {FigureSource} from './types';

/** Components whose words are put in at build; their modules stand in config/mdx.ts. */
export const figures: Readonly<Record<string, FigureSource>> = {
  Mark: sourceOfMark,
  CityField: sourceOfCityField,
  CodMethod: sourceOfCodMethod,
  Install: sourceOfInstall,
  OrderBox: sourceOfOrderBox,
  PackagePlanner: sourceOfPackagePlanner,
  PrintedForms: sourceOfPrintedForms,
  RulesEditor: sourceOfRulesEditor,
  SettingsForm: sourceOfSettingsForm,
  SettingsPlace: sourceOfSettingsPlace,
  TranslationsUpdate: sourceOfTranslationsUpdate,
  ZoneMethod: sourceOfZoneMethod,
};
