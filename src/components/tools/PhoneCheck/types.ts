export interface PhoneInput {
  /** As typed into the billing and the shipping address. */
  billingPhone: string;
  shippingPhone: string;
  /** Two letters of the recipient's country, empty if the order has none. */
  country: string;
}

/** The checkout's reaction to the phone. */
export type CheckoutVerdict =
  /** CheckoutValidator: "Phone number is required." */
  | 'stops-empty'
  /** WooCommerce's own check: other characters than digits, spaces and # _ - + / ( ) . */
  | 'stops-characters'
  | 'passes';

/** What a number looks like; `good` is what CDEK asks for: plus, country code, number. */
export type Shape =
  | 'good'
  | 'empty'
  | 'letters'
  | 'several'
  | 'extension'
  | 'trunk-prefix'
  | 'double-zero'
  | 'no-plus'
  | 'no-code'
  | 'other-country'
  | 'too-short'
  | 'too-long';

export interface PhoneResult {
  checkout: CheckoutVerdict;
  /** Which of the two is sent to CDEK. */
  used: 'shipping' | 'billing';
  /** The other one is filled in with a different number, which CDEK never sees. */
  otherIgnored: boolean;
  /** The phone on the waybill when the second API refuses the number or does not answer. */
  sentUnchecked: string;
  /** The country that the number is checked for at checkout, and on the waybill (RU when the order has none). */
  countryAtCheckout: string;
  countryOnWaybill: string;
  shape: Shape;
  /** The number with plus and country code, when it is known. Our advice: the plugin does not correct numbers itself. */
  suggestion: string | null;
}
