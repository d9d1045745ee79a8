/** Page of the reference that holds the anchors of a kind. */
const pages = {
  setting: 'settings',
  section: 'settings',
  priceRule: 'settings',
  tariff: 'tariffs',
  message: 'messages',
  messageGroup: 'messages',
  hook: 'integrators',
  datum: 'integrators',
  log: 'integrators',
  status: 'order-box',
  action: 'order-box',
  sent: 'order-box',
  requirement: 'requirements',
  version: 'versions',
  term: 'glossary',
} as const;

export type Kind = keyof typeof pages;

/** File of the page, from the folder of the docs of any language. */
export function pageOf(kind: Kind): string {
  return `/reference/${pages[kind]}.mdx`;
}

/**
 * Link to the entry of a fact, as a path of a file: the engine turns it into the address of the
 * page's own language and checks the anchor.
 * @param from path of the file that holds the link
 */
export function addressOf(kind: Kind, id: string, from: string): string {
  const page = pageOf(kind);
  return from.replaceAll('\\', '/').endsWith(page) ? `#${id}` : `${page}#${id}`;
}
