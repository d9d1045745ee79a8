import {once} from 'node:events';
import {createServer} from 'node:http';
import {connect, type Socket} from 'node:net';
import {expect, test} from '@playwright/test';
import {loadEnvironmentFile, readEnvironment} from '../../config/environment';
import {listen} from '../../scripts/server/listen';
import {startServer, type RunningServer} from '../../scripts/server/start';

loadEnvironmentFile();
const {basePath} = readEnvironment();

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer({dir: 'build', port: 0, basePath});
});
test.afterAll(() => server.close());

/** Sends bytes and gives the first line of the answer; '' when the connection was ended without one. */
function firstLine(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let reply = '';
    const socket = connect(server.port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => (reply += chunk.toString('latin1')));
    socket.on('error', () => resolve(reply.split('\r\n')[0] ?? ''));
    socket.on('close', () => resolve(reply.split('\r\n')[0] ?? ''));
  });
}

const get = (path: string, head = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${head}\r\n`;
const serves = async () => expect(await firstLine(get(`${basePath}faq`))).toBe('HTTP/1.1 200 OK');

/** Requests that are wrong, or that look for what is not theirs; the answer must be a refusal. */
const strange = [
  ...['../../package.json', '..%2f..%2fpackage.json', '%2e%2e/%2e%2e/package.json', '..%5c..%5cpackage.json'],
  ...['%252e%252e%252fpackage.json', '....//package.json', 'faq%00.html', '%c0%ae%c0%ae/package.json', '%', '%zz'],
  ...['.git/config', '.env', 'assets/../../package.json', `${'../'.repeat(200)}etc/passwd`, 'a'.repeat(9000)],
].map((path) => get(basePath + path));

const broken = [
  'hello\r\n\r\n',
  'GET\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  `GET ${basePath} HTTP/1.1\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n`,
  `GET ${basePath} HTTP/1.1\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\nx`,
  `GET ${basePath} HTTP/1.1\r\n${'X: y\r\n'.repeat(9000)}\r\n`,
  `GET ${basePath} HTTP/1.1\r\nHost: x\r\nBad Header\r\n\r\n`,
  ...['PUT', 'DELETE', 'TRACE', 'CONNECT', 'PROPFIND', 'OPTIONS', 'POST'].map(
    (method) => `${method} ${basePath}faq HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
  ),
  '\u0000\u0001\u0002\u0003'.repeat(100),
];

test('no strange request gets a file, and the server goes on', async () => {
  for (const bytes of [...strange, ...broken]) {
    expect(await firstLine(bytes), bytes.slice(0, 120)).toMatch(/^(?:HTTP\/1\.1 4\d\d .*)?$/);
    await serves();
  }
});

test('strange ranges and conditions get an answer', async () => {
  const heads = [
    ...['bytes=0-', 'bytes=-0', 'bytes=9-1', 'bytes=0-0,2-2', `bytes=${'0-1,'.repeat(2000)}0-1`, 'bytes=a-b', 'x'],
  ].map((range) => `Range: ${range}\r\n`);
  const conditions = ['If-None-Match: *', 'If-None-Match: ,,,', 'If-Modified-Since: never', 'If-Range: "x"'];
  for (const head of [...heads, ...conditions.map((line) => `${line}\r\n`)]) {
    expect(await firstLine(get(`${basePath}faq`, head)), head.slice(0, 60)).toMatch(/^HTTP\/1\.1 (?:200|206|304|416) /);
  }
  await serves();
});

test('ten thousand quick connections are all answered', async () => {
  const total = 10_000;
  const answers = new Map<string, number>();
  let left = total;
  const client = async () => {
    while (left > 0) {
      left -= 1;
      const line = await firstLine(get(`${basePath}faq`));
      answers.set(line, (answers.get(line) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({length: 200}, client));
  expect(Object.fromEntries(answers)).toEqual({'HTTP/1.1 200 OK': total});
});

test('a thousand connections that come while it is busy wait in its queue', async () => {
  const busy = createServer();
  const port = await listen(busy, 0, '127.0.0.1');
  const total = 1000;
  const sockets: Socket[] = [];
  const join = () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    sockets.push(socket);
    return socket;
  };
  let taken = 0;
  const beforeLast = new Promise<number>((resolve) => {
    busy.on('connection', () => {
      taken += 1;
      if (taken === 1) {
        // The queue is in order: the last one is taken after all that found a place in it.
        const last = join();
        last.once('connect', () => last.write('GET / HTTP/1.1\r\nHost: last\r\n\r\n'));
      }
    });
    busy.on('request', () => resolve(taken - 1));
  });
  try {
    // All of them in one turn of the event loop, before the server takes the first one.
    Array.from({length: total}, join);
    expect(await beforeLast).toBe(total);
  } finally {
    sockets.forEach((socket) => socket.destroy());
    busy.close();
  }
});

test('clients that hang are sent away, and nobody waits for them', async () => {
  const halves = [
    '',
    'GET',
    `GET ${basePath}faq HTTP/1.1\r\nHost: x\r\n`,
    `POST ${basePath} HTTP/1.1\r\nContent-Length: 9\r\n`,
  ];
  const hanging: Socket[] = Array.from({length: 400}, (_, index) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(halves[index % halves.length] ?? ''));
    return socket.on('error', () => undefined).resume();
  });
  const gone = hanging.filter((_, index) => index % halves.length > 0).map((socket) => once(socket, 'close'));
  await serves();
  await Promise.all(gone);
  await serves();
  hanging.forEach((socket) => socket.destroy());
});
