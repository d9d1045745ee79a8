export const gateways = ['cod', 'other'] as const;

/** `cod` is WooCommerce's own cash on delivery; the plugin recognizes no other (src/Model/Order.php: shouldBePaidUponDelivery). */
export type Gateway = (typeof gateways)[number];

/** A line of an order as WooCommerce stored it, money in the order's currency. */
export interface OrderLine {
  /** After discounts, without tax. */
  lineTotal: number;
  lineTax: number;
  quantity: number;
  /** Taxes are on and the product is taxable. */
  taxable: boolean;
  /** Percents of every row of the product's tax class, whatever the country. */
  classRates: number[];
}

/** Pieces of a line in one package. */
export interface Packed {
  line: number;
  quantity: number;
}

export interface Order {
  lines: OrderLine[];
  /** Several packages; an empty list means one package with everything. */
  packages: Packed[][];
  cod: boolean;
  /** 1 = online store, 2 = ordinary delivery (groupage). */
  tariffType: 1 | 2;
  shippingTotal: number;
  shippingTax: number;
  /** Rubles for a unit of the order's currency with WPML multi-currency, otherwise null. */
  rubPerUnit: number | null;
}

export interface Payment {
  /** The amount that CDEK collects for one piece. */
  value: number;
  /** Whole percents, null for "no VAT"; left out when nothing about VAT is sent. */
  vatRate?: number | null;
  vatSum?: number;
}

export interface WaybillItem {
  line: number;
  amount: number;
  /** Declared value of one piece. */
  cost: number;
  payment: Payment;
}

export interface Waybill {
  /** Items of each package; null when the tariff sends none. */
  packages: (WaybillItem[] | null)[];
  /** Delivery paid by the recipient; null when not sent. */
  deliveryCost: number | null;
}

export interface CodProduct {
  /** Catalog price of one piece. */
  price: number;
  quantity: number;
  taxable: boolean;
  /** Percents of the tax class; the first one is what WooCommerce applies to this buyer. */
  rates: number[];
  /** Pieces in each package; empty for one package. */
  split: number[];
}

export interface CodInput {
  products: CodProduct[];
  pricesIncludeTax: boolean;
  /** The setting `percentcod` as typed. */
  percent: string;
  gateway: Gateway;
  tariffType: 1 | 2;
  /** Delivery price of the plugin, without tax. */
  delivery: number;
  deliveryTaxPercent: number;
  /** Fee lines of the order, with tax. */
  fees: number;
  giftCards: number;
}

export interface CodResult {
  /** Price of one piece in the cart, after the surcharge, for each product. */
  cartPrices: number[];
  order: Order;
  waybill: Waybill;
  /** What the buyer sees as the total of the order. */
  orderTotal: number;
  /** The amount that CDEK must collect: goods of all packages and delivery. */
  collected: number;
}

/** What a shop owner would not expect, as a message key and the values of the message. */
export type CodSurprise =
  | {key: 'nothing-collected' | 'surcharge-off-gateway' | 'items-not-sent' | 'delivery-without-vat'}
  | {key: 'surcharge-in-prices'; percent: number; amount: number}
  | {key: 'surcharge-below-100'; percent: number}
  | {key: 'vat-not-sent'; line: number; rate: number}
  | {key: 'vat-summed'; line: number; rates: number[]; sum: number; sent: number | null}
  | {key: 'vat-rounded'; line: number; rate: number; sent: number}
  | {key: 'vat-class-empty'; line: number}
  | {key: 'split-changes-sum'; line: number; lineSum: number; collected: number}
  | {key: 'broken-kopeck'; line: number; value: number}
  | {key: 'fees-not-collected' | 'gift-cards-collected'; amount: number}
  | {key: 'collected-differs'; orderTotal: number; collected: number};
