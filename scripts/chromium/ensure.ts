import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {tie} from '../child';
import {Failure} from '../cli';
import {findChromium, howToInstall} from './find';

const isRoot = process.getuid?.() === 0;

/** A download that says nothing for so long is given up. */
const silenceMs = 45_000;

interface Installer {
  title: string;
  commands: string[][];
}

function isDebianLike(): boolean {
  try {
    return /^ID(?:_LIKE)?=.*(?:debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

function installers(): Installer[] {
  const libraries = isRoot && isDebianLike() ? [['npx', 'playwright', 'install-deps', 'chromium']] : [];
  const playwright: Installer = {
    title: 'Playwright’s own Chromium',
    commands: [['npx', 'playwright', 'install', '--no-shell', 'chromium'], ...libraries],
  };
  const debian: Installer = {
    title: 'the system’s Chromium with apt-get',
    commands: [
      ['apt-get', 'update'],
      ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'],
    ],
  };
  return isRoot && isDebianLike() ? [playwright, debian] : [playwright];
}

/** The end of what a failed command printed, without stacks and npm's notices. */
function lastWords(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !/^\s+at |^npm |^\s*[{}]\s*$/.test(line));
  return lines.slice(-3).join('\n');
}

/** Runs a command silently; resolves with null, or with the last lines it printed when it failed. */
function run([file = '', ...args]: string[]): Promise<string | null> {
  return new Promise((resolve) => {
    const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive', PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000'};
    const child = tie(spawn(file, args, {stdio: ['ignore', 'pipe', 'pipe'], env}));
    let output = '';
    const giveUp = () => {
      output += `\nnothing happened for ${silenceMs / 1000} s`;
      child.kill('SIGTERM');
    };
    let silence = setTimeout(giveUp, silenceMs);
    const collect = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000);
      clearTimeout(silence);
      silence = setTimeout(giveUp, silenceMs);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => {
      output += error.message;
    });
    child.on('close', (code) => {
      clearTimeout(silence);
      resolve(code === 0 ? null : lastWords(output));
    });
  });
}

async function tryInstall({title, commands}: Installer): Promise<string | null> {
  console.log(`Installing ${title}: ${commands.map((command) => command.join(' ')).join(' && ')}`);
  for (const command of commands) {
    const problem = await run(command);
    if (problem !== null) {
      console.log(`  That did not work: ${problem.replaceAll('\n', '\n  ')}`);
      return null;
    }
  }
  return findChromium();
}

/**
 * Path of a Chromium that runs; installs one when there is none, and says so.
 * @throws Failure naming the ways to install one by hand
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found !== null) {
    return found;
  }
  console.log('The browser tests need Chromium, and there is none yet.');
  for (const installer of installers()) {
    const path = await tryInstall(installer);
    if (path !== null) {
      console.log(`  Chromium is at ${path}.`);
      return path;
    }
  }
  throw new Failure(`Chromium could not be installed. ${howToInstall}`);
}
