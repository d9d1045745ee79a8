import {spawn} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {cpus} from 'node:os';
import {loadEnvironmentFile, readEnvironment} from '../../config/environment';
import {startNginx} from '../../tests/hosts/nginx';
import {peakMemory} from './memory';
import {load, type Load} from './wrk';

const connections = 1000;
const seconds = 10;

interface Running {
  url: string;
  pid: number;
  close: () => Promise<void>;
}

interface Row extends Load {
  host: string;
  page: string;
  memory: number;
}

/** The server of `npm start` in a process of its own, as readers have it. */
async function startOwn(): Promise<Running> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const [address] = /http:\S+/.exec(chunk.toString()) ?? [];
      if (address !== undefined) {
        resolve(address);
      }
    });
    child.once('close', () => reject(new Error('The server ended.')));
  });
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  const close = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return {url, pid: child.pid ?? 0, close};
}

async function measure(host: string, start: () => Promise<Running>, pages: readonly string[]): Promise<Row[]> {
  const running = await start();
  const rows: Row[] = [];
  try {
    for (const page of pages) {
      const result = await load(
        new URL(page, running.url).href.replace('localhost', '127.0.0.1'),
        connections,
        seconds,
      );
      rows.push({host, page: page === '' ? 'the landing page' : page, ...result, memory: peakMemory(running.pid)});
    }
  } finally {
    await running.close();
  }
  return rows;
}

function table(rows: readonly Row[], base: Row): string {
  const lines = rows.map(
    ({host, page, requestsPerSecond, p99, errors, memory}) =>
      `| ${host} | ${page} | ${Math.round(requestsPerSecond)} | ${(requestsPerSecond / base.requestsPerSecond).toFixed(2)} | ${Math.round(p99)} | ${errors} | ${Math.round(memory)} |`,
  );
  return [
    '| Host | Page | Requests a second | of nginx with one file | p99, ms | Errors | Memory, MB |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: |',
    ...lines,
  ].join('\n');
}

/**
 * Measures nginx and the server of `npm start` on loopback with wrk and writes RESULTS.md.
 * @returns the table
 */
export async function run(): Promise<string> {
  loadEnvironmentFile();
  const {basePath} = readEnvironment();
  const site = {dir: 'build', basePath};
  const pages = ['', 'faq'];
  const [base] = await measure('nginx, one file', () => startNginx(site, 'bare'), ['index.html']);
  if (base === undefined) {
    throw new Error('Nothing was measured.');
  }
  const rows = [
    base,
    ...(await measure('nginx, deploy/nginx', () => startNginx(site), pages)),
    ...(await measure('npm start', startOwn, pages)),
  ];
  const text = table(rows, base);
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.versions.node}`;
  writeFileSync(
    'bench/load/RESULTS.md',
    `# Load\n\nMade by \`npm run bench:load\`; do not edit. wrk with ${connections} connections for ${seconds} s on loopback, beside the server on the same\nprocessors (${machine}), taking brotli.\n\n${text}\n`,
  );
  return text;
}
