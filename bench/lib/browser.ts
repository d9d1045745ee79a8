import {chromium, type Browser} from '@playwright/test';
import {requireChromium} from '../../scripts/chromium/find';

/** Factor by which the processor is slowed down: the phone of Lighthouse. */
export const slowdown = 4;

/** QUIC and background requests would share the network with what is measured. */
const chromiumFlags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];

/**
 * Starts the Chromium that the benches measure in; the caller closes it.
 * @param flags added to those of every bench
 */
export const startChromium = (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({executablePath: requireChromium(), args: [...chromiumFlags, ...flags]});
