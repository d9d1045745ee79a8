/** Pictures that show no screen of the shop or the plugin: path from the root → what they are. */
export const pictures: Readonly<Record<string, string>> = {
  'docs/images/parcel-sides.jpg': 'a photo of a box',
  'static/img/card-en.png': 'the card that other sites show beside a link, in English',
  'static/img/card-ru.png': 'the card that other sites show beside a link, in Russian',
  'static/img/favicon.svg': 'the mark of the manual',
  'tests/lab/docs/images/label.jpg': 'a picture for the tests of faults',
  'tests/lab/docs/images/parcel.jpg': 'a picture for the tests of faults',
};

/** Pages whose steps name a screen and that show none: path inside the folder of the language → why. */
export const figureless: Readonly<Record<string, string>> = {
  'reference/privacy.mdx': 'its steps lead to the log settings of WooCommerce, which its versions draw differently',
};

/** Pages whose figures are still being drawn; empty when issue 5 is done. */
export const figuresToCome: readonly string[] = [
  'functionality-customer/address-and-phone.mdx',
  'functionality-customer/checkout-versions.mdx',
  'functionality-customer/new-checkout.mdx',
  'functionality-customer/old-checkout.mdx',
  'yandex.mdx',
];

/** Words that mix Cyrillic and Latin letters on purpose. */
export const mixedWords: readonly string[] = [];
