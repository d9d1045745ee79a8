import {execFileSync, spawn, type ChildProcess} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {freePort} from '../../scripts/server/listen';
import type {Host, HostOptions} from './host';

const startMs = 10_000;
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

interface NginxHost extends Host {
  /** Port of plain HTTP. */
  plainPort: number;
  /** File of the certificate that clients have to trust, where there is one. */
  certificate: string;
}

/** TLS of a configuration: a folder with cert.pem and key.pem, and the port that sends readers to it. */
interface Transport {
  certificates: string;
  plainPort: number;
}

interface Values {
  root: string;
  basePath: string;
  port: number;
  /** null serves plain HTTP. */
  transport: Transport | null;
}

function replaced(text: string, from: string | RegExp, to: string): string {
  if (typeof from === 'string' ? !text.includes(from) : text.search(from) < 0) {
    throw new Error(`deploy/nginx/docs.conf has no ${String(from)} any more: bring tests/hosts/nginx.ts up to date.`);
  }
  return text.replaceAll(from, () => to);
}

/** The site without TLS and without the server that sends readers to TLS. */
function plain(text: string, port: number): string {
  const [site = ''] = text.split(/^server \{\n {4}listen 80;/m);
  return replaced(replaced(site, 'listen 443 ssl http2;', `listen 127.0.0.1:${port};`), /^ {4}ssl_.*\n/gm, '');
}

function secured(text: string, port: number, {certificates, plainPort}: Transport): string {
  const pairs = [
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['https://$host$request_uri', `https://$host:${port}$request_uri`],
    ['/etc/ssl/docs/fullchain.pem', join(certificates, 'cert.pem')],
    ['/etc/ssl/docs/privkey.pem', join(certificates, 'key.pem')],
  ] as const;
  return pairs.reduce((result, [from, to]) => replaced(result, from, to), text);
}

/** The configuration that is documented, with other values: folder, base path, addresses, certificate. */
function configure(text: string, {root, basePath, port, transport}: Values): string {
  const local = replaced(text, /^ {4}listen \[::\].*\n/gm, '');
  const site = transport === null ? plain(local, port) : secured(local, port, transport);
  return replaced(replaced(site, '/srv/docs/current', root), '/wordpress/', basePath);
}

function makeCertificate(dir: string): void {
  const files = ['-keyout', join(dir, 'key.pem'), '-out', join(dir, 'cert.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  execFileSync('openssl', ['req', '-x509', ...kind, ...name, ...files], {stdio: 'ignore'});
}

function isListening(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    });
    socket.on('error', () => done(false));
  });
}

async function untilListening(port: number, child: ChildProcess, errors: () => string): Promise<void> {
  const end = Date.now() + startMs;
  while (!(await isListening(port))) {
    if (child.exitCode !== null || Date.now() > end) {
      throw new Error(`nginx does not start.\n${errors()}`);
    }
    await wait(50);
  }
}

/** The part of the configuration that Debian has in /etc/nginx/nginx.conf, in a folder of its own. */
function mainFile(dir: string, site: string): string {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dir}/${name};`);
  return `load_module ${brotli};
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${dir}/nginx.pid;
daemon off;
worker_processes auto;
error_log stderr error;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  sendfile on;
  tcp_nopush on;
  access_log off;
  ${paths.join('\n  ')}
  include ${site};
}
`;
}

/** The documented configuration; the same over TLS, with a certificate of its own. */
type Form = 'documented' | 'secure';

function siteFile(form: Form, home: string, values: Omit<Values, 'transport'>, plainPort: number): string {
  const transport = form === 'secure' ? {certificates: home, plainPort} : null;
  return configure(readFileSync('deploy/nginx/docs.conf', 'utf8'), {...values, transport});
}

/**
 * Serves a built folder with Debian's nginx on a free port of loopback.
 * @throws Error when nginx is not installed or does not take the configuration
 */
export async function startNginx({dir, basePath}: HostOptions, form: Form = 'documented'): Promise<NginxHost> {
  const home = mkdtempSync(join(tmpdir(), 'nginx-'));
  const root = join(home, 'root');
  const plainPort = await freePort(8080, '127.0.0.1');
  const isSecure = form === 'secure';
  const port = isSecure ? await freePort(plainPort + 1, '127.0.0.1') : plainPort;
  mkdirSync(join(root, basePath, '..'), {recursive: true});
  symlinkSync(resolve(dir), join(root, basePath.slice(0, -1)));
  if (isSecure) {
    makeCertificate(home);
  }
  writeFileSync(join(home, 'site.conf'), siteFile(form, home, {root, basePath, port}, plainPort));
  writeFileSync(join(home, 'nginx.conf'), mainFile(home, join(home, 'site.conf')));
  const child = spawn('/usr/sbin/nginx', ['-p', home, '-c', join(home, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  child.on('error', (error) => (errors += `${error.message}: apt-get install nginx libnginx-mod-http-brotli-static`));
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(home, {recursive: true});
  };
  try {
    await untilListening(port, child, () => errors);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    url: `${isSecure ? 'https' : 'http'}://localhost:${port}${basePath}`,
    plainPort,
    certificate: join(home, 'cert.pem'),
    close,
  };
}
