/** What the site talks to besides itself. */
export interface Needs {
  /** Account of the hosted search; null where the embedded one answers. */
  searchAppId: string | null;
  /** Whether the pages have a Yandex Metrika counter. */
  analyticsEnabled: boolean;
}

export interface Sources {
  script: string[];
  connect: string[];
  image: string[];
  frame: string[];
}

const metrikaZones = 'ru az by co.il com com.am com.ge com.tr ee fr kg kz lt lv md tj tm uz'
  .split(' ')
  .map((zone) => `mc.yandex.${zone}`);

/** The vendor's list: https://yandex.ru/support/metrica/code/install-counter-csp.html, read in November 2026. */
const metrikaHosts = [...metrikaZones, 'mc.webvisor.com', 'mc.webvisor.org'];

const https = (host: string) => `https://${host}`;

function metrika(): Sources {
  const addresses = [...metrikaHosts.map(https), 'https://yastatic.net'];
  return {
    // The counter's own script and the parts that it loads; from the other addresses come data only.
    script: ['https://mc.yandex.ru', 'https://yastatic.net'],
    connect: [...addresses, ...metrikaHosts.map((host) => `wss://${host}`)],
    image: addresses,
    frame: ['blob:', 'https://mc.yandex.ru'],
  };
}

/** The addresses that the provider's client tries, in its order: https://www.algolia.com/doc/guides/security/security-best-practices/ */
function algolia(appId: string): Sources {
  const account = appId.toLowerCase();
  const connect = [`${account}-dsn.algolia.net`, ...[1, 2, 3].map((number) => `${account}-${number}.algolianet.com`)];
  return {script: [], connect: connect.map(https), image: [], frame: []};
}

/** Addresses of third parties that the configuration asks for; none without a counter and a hosted search. */
export function sourcesOf({searchAppId, analyticsEnabled}: Needs): Sources {
  const parts = [...(searchAppId === null ? [] : [algolia(searchAppId)]), ...(analyticsEnabled ? [metrika()] : [])];
  const all = (kind: keyof Sources) => parts.flatMap((part) => part[kind]);
  return {script: all('script'), connect: all('connect'), image: all('image'), frame: all('frame')};
}
