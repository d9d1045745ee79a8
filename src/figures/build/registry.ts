import {sourceOfCityField} from '../admin/CityField/source';
import {sourceOfCodMethod} from '../admin/CodMethod/source';
import {sourceOfInstall} from '../admin/Install/source';
import {sourceOfLogSettings} from '../admin/LogSettings/source';
import {sourceOfOrderBox} from '../admin/OrderBox/source';
import {sourceOfPackagePlanner} from '../admin/PackagePlanner/source';
import {sourceOfPrintedForms} from '../admin/PrintedForms/source';
import {sourceOfRulesEditor} from '../admin/RulesEditor/source';
import {sourceOfSettingsForm} from '../admin/SettingsForm/source';
import {sourceOfSettingsPlace} from '../admin/SettingsPlace/source';
import {sourceOfTranslationsUpdate} from '../admin/TranslationsUpdate/source';
import {sourceOfZoneMethod} from '../admin/ZoneMethod/source';
import {sourceOfBlockCheckout} from '../checkout/BlockCheckout/source';
import {sourceOfCheckoutEditor} from '../checkout/CheckoutEditor/source';
import {sourceOfClassicCheckout} from '../checkout/ClassicCheckout/source';
import {sourceOfPickupMap} from '../checkout/PickupMap/source';
import {sourceOfMark} from '../frame/Mark/source';
import {sourceOfYandexKey} from '../yandex/YandexKey/source';
import type {FigureSource} from './types';

/** Components whose words are put in at build; their modules stand in config/mdx.ts. */
export const figures: Readonly<Record<string, FigureSource>> = {
  Mark: sourceOfMark,
  BlockCheckout: sourceOfBlockCheckout,
  CheckoutEditor: sourceOfCheckoutEditor,
  CityField: sourceOfCityField,
  ClassicCheckout: sourceOfClassicCheckout,
  CodMethod: sourceOfCodMethod,
  Install: sourceOfInstall,
  LogSettings: sourceOfLogSettings,
  OrderBox: sourceOfOrderBox,
  PackagePlanner: sourceOfPackagePlanner,
  PickupMap: sourceOfPickupMap,
  PrintedForms: sourceOfPrintedForms,
  RulesEditor: sourceOfRulesEditor,
  SettingsForm: sourceOfSettingsForm,
  SettingsPlace: sourceOfSettingsPlace,
  TranslationsUpdate: sourceOfTranslationsUpdate,
  YandexKey: sourceOfYandexKey,
  ZoneMethod: sourceOfZoneMethod,
};
