import type {Page} from '@playwright/test';

/** A tool on the page that calls for it. */
export interface ToolPage {
  /** Id of its heading. */
  anchor: string;
  /** Path of the page below the landing page. */
  page: string;
  /** What the names of its parameters begin with. */
  prefix: string;
  /** A query that changes the result. */
  query: string;
  /** Parameters of its own that make no sense; each must be said. */
  nonsense: readonly string[];
  /** Without JavaScript it is its questions and answers in words, no worked example. */
  isTree?: true;
}

const script = '<script>alert(1)</script>';

/** Every tool of the manual. */
export const toolPages: readonly ToolPage[] = [
  {
    anchor: 'parcel-tool',
    page: 'calculation',
    prefix: 'parcel',
    query: 'parcel-size-unit=in&parcel-item=12_8_3_0.2_4',
    nonsense: [`item=${script}`, 'size-unit=furlong', 'defaults=1_2', 'force=yes', 'color=red'],
  },
  {
    anchor: 'price-rules-tool',
    page: 'functionality-admin/price-rules',
    prefix: 'rules',
    query: 'rules-door=2999_percentage_110&rules-door=_free_100&rules-total=3500',
    nonsense: [`door=${script}`, 'office=1_gift_1', 'total=-1', 'wpml=0'],
  },
  {
    anchor: 'tariff-tool',
    page: 'reference/tariffs',
    prefix: 'tariff',
    query: 'tariff-to=locker&tariff-names=368-Locker',
    nonsense: ['from=moon', `to=${script}`, `names=${'x'.repeat(1201)}`],
  },
  {
    anchor: 'cod-tool',
    page: 'functionality-admin/cod',
    prefix: 'cod',
    query: 'cod-percent=105&cod-fees=50',
    nonsense: [`item=${script}`, 'percent=5000', 'gateway=card', 'delivery=free'],
  },
  {
    anchor: 'automation-tool',
    page: 'functionality-admin/automation',
    prefix: 'auto',
    query: 'auto-outcome=error',
    nonsense: ['paid=soon', `outcome=${script}`, 'cancelled=1.5'],
  },
  {
    anchor: 'checkout-tool',
    isTree: true,
    page: 'functionality-customer/checkout-versions',
    prefix: 'checkout',
    query: 'checkout-shop=map',
    nonsense: [`shop=${script}`, 'editor=vim'],
  },
  {
    anchor: 'no-delivery-tool',
    isTree: true,
    page: 'troubleshooting/no-delivery',
    prefix: 'nodelivery',
    query: 'nodelivery-zone=yes&nodelivery-country=no',
    nonsense: [`zone=${script}`, 'log=lost', 'keys=perhaps'],
  },
  {
    anchor: 'phone-tool',
    page: 'functionality-customer/address-and-phone',
    prefix: 'phone',
    query: 'phone-billing=89991&phone-country=BY',
    nonsense: [`billing=${script.repeat(2)}`, 'country=Russia'],
  },
];

/** A tool by the id of its heading. */
export function toolOf(page: Page, anchor: string) {
  const tool = page.locator(`[data-tool="${anchor}"]`).first();
  return {
    tool,
    headline: tool.locator('[class*="headline"]'),
    ignored: tool.getByRole('alert'),
    /** What is read out when a result has settled; the other regions confirm copies. */
    announced: tool.locator('> [role="status"]'),
  };
}
