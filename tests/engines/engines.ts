import {existsSync} from 'node:fs';
import {chromium, firefox, webkit} from '@playwright/test';
import {findProgram, requireChromium} from '../../scripts/chromium/find';
import type {Ability, Engine} from './enginePage';
import {startFirefox} from './firefox';
import {startPlaywright} from './playwright';
import {startWebKit} from './webkit';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** An engine that can be started here, and what its driver cannot do; or how to get it. */
type Found = {start: () => Promise<Engine>; cannot: readonly Ability[]} | {missing: string};

function findFirefox(): Found {
  if (existsSync(firefox.executablePath())) {
    return {start: () => startPlaywright(firefox), cannot: ['paper']};
  }
  const file = findProgram('firefox-esr') ?? findProgram('firefox');
  return file === null
    ? {missing: 'install firefox-esr, or run “npx playwright install firefox”'}
    : {start: () => startFirefox(file), cannot: []};
}

const webkitPackages = 'webkit2gtk-driver libwebkit2gtk-4.1-0 gir1.2-webkit2-4.1 python3-gi xvfb';

function findWebKit(): Found {
  if (existsSync(webkit.executablePath())) {
    return {start: () => startPlaywright(webkit), cannot: ['paper']};
  }
  const isThere = findProgram('WebKitWebDriver') !== null && findProgram('Xvfb') !== null;
  return isThere
    ? {start: startWebKit, cannot: ['no-scripts', 'paper', 'console']}
    : {missing: `install ${webkitPackages}, or run “npx playwright install webkit”`};
}

const finders: Readonly<Record<EngineName, () => Found>> = {
  chromium: () => ({start: () => startPlaywright(chromium, requireChromium()), cannot: []}),
  firefox: findFirefox,
  webkit: findWebKit,
};

/** Looks for a browser: Playwright's own build if it is installed, else that of the system. */
export function findEngine(name: EngineName): Found {
  return finders[name]();
}

/** What a run does not try, a line each: engines that are missing, and what the drivers of the others cannot do. */
export function notTried(): string[] {
  return engineNames.flatMap((name) => {
    const found = findEngine(name);
    if ('missing' in found) {
      return [`${name}: not tried, it is not installed (${found.missing})`];
    }
    return found.cannot.length > 0
      ? [`${name}: its driver cannot do ${found.cannot.join(', ')}; these are not tried`]
      : [];
  });
}
