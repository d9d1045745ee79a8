import {isEmpty} from '../common/php';
import {readPhone} from './shape';
import type {CheckoutVerdict, PhoneInput, PhoneResult} from './types';

/**
 * What the plugin accepts and sends. The plugin itself only checks for empty text; the refusal of the second API is
 * ignored, because the comparison with 422 is never true.
 * Source: src/Validator/CheckoutValidator.php, src/Validator/PhoneValidator.php, src/Helpers/CheckoutHelper.php:
 * getCurrentValue, src/Model/Order.php: __get, src/Actions/OrderCreateAction.php: buildRequestData.
 */
export function checkPhone({billingPhone, shippingPhone, country}: PhoneInput): PhoneResult {
  // getCurrentValue and Order::__get: the shipping phone first, unless it is empty for PHP ("0" is).
  const used = isEmpty(shippingPhone) ? 'billing' : 'shipping';
  const typed = used === 'shipping' ? shippingPhone : billingPhone;
  const other = used === 'shipping' ? billingPhone : shippingPhone;
  const onWaybill = country || 'RU';

  return {
    checkout: atCheckout(typed, billingPhone),
    used,
    otherIgnored: !isEmpty(other) && digitsOf(other) !== digitsOf(typed),
    // Order::__get trims; "0" counts as no phone.
    sentUnchecked: isEmpty(typed) ? '' : typed.trim(),
    countryAtCheckout: country,
    countryOnWaybill: onWaybill,
    ...readPhone(typed, onWaybill),
  };
}

/** CheckoutValidator asks for a phone; spaces count as one. WooCommerce checks the characters (WC_Validation: is_phone). */
function atCheckout(typed: string, billingPhone: string): CheckoutVerdict {
  if (isEmpty(typed)) {
    return 'stops-empty';
  }
  const characters = /^[\s#0-9_\-+/().]*$/;
  return characters.test(typed) && characters.test(billingPhone) ? 'passes' : 'stops-characters';
}

function digitsOf(typed: string): string {
  return typed.replace(/\D/g, '');
}
