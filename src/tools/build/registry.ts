import {sourceOfAutomation} from '../automation/source';
import {sourceOfCheckoutKind} from '../checkout-kind/source';
import {sourceOfCodVat} from '../cod-vat/source';
import {sourceOfNoDelivery} from '../no-delivery/source';
import {sourceOfParcel} from '../parcel/source';
import {sourceOfPhone} from '../phone/source';
import {sourceOfPriceRules} from '../price-rules/source';
import {sourceOfTariffFinder} from '../tariff-finder/source';
import type {ToolSource} from './types';

/** Tools whose words are put in at build; their modules stand in config/mdx.ts. */
export const tools: Readonly<Record<string, ToolSource>> = {
  AutomationTool: sourceOfAutomation,
  CheckoutKind: sourceOfCheckoutKind,
  CodVatTool: sourceOfCodVat,
  NoDelivery: sourceOfNoDelivery,
  ParcelTool: sourceOfParcel,
  PhoneCheck: sourceOfPhone,
  PriceRulesTool: sourceOfPriceRules,
  TariffFinder: sourceOfTariffFinder,
};
