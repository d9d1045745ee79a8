import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {Readable} from 'node:stream';
import type {ReadableStream} from 'node:stream/web';
import {setTimeout as wait} from 'node:timers/promises';
import {siteAddress} from './support/address';
import {expect, test} from './support/fixtures';
import {hydrated} from './support/hydration';
import {shiftsOf, watchShifts} from './support/shifts';

/** Long enough for the browser to paint what has come. */
const pause = 400;

/** Sends a page as a slow network does, with a pause before each of the texts. */
async function sendInParts(answer: ServerResponse, html: string, texts: string[]): Promise<void> {
  let sent = 0;
  for (const text of texts) {
    const end = html.indexOf(text, sent);
    expect(end, text).toBeGreaterThan(sent);
    answer.write(html.slice(sent, end));
    await wait(pause);
    sent = end;
  }
  answer.end(html.slice(sent));
}

test('nothing moves when the page comes in parts', async ({page}) => {
  test.slow();
  const origin = new URL(siteAddress()).origin;
  const server = createServer((request, answer) => {
    void (async () => {
      const upstream = await fetch(`${origin}${request.url}`);
      const type = upstream.headers.get('content-type') ?? '';
      answer.writeHead(upstream.status, {'content-type': type});
      if (type.startsWith('text/html')) {
        const parts = ['navbarSearchContainer', '<kbd', 'navbar-sidebar__backdrop', '<main', '<h2', 'theme-doc-footer'];
        await sendInParts(answer, await upstream.text(), parts);
      } else {
        Readable.fromWeb(upstream.body as ReadableStream).pipe(answer);
      }
    })();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    await watchShifts(page);
    const {port} = server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}${new URL(siteAddress()).pathname}functionality-customer/old-checkout`);
    await hydrated(page);
    expect(await shiftsOf(page)).toEqual([]);
  } finally {
    await page.close();
    server.closeAllConnections();
    server.close();
  }
});
