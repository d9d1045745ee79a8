import type {Environment} from '../../config/environment';
import {paintFirst} from '../../plugins/first-load/styles';

/** A folder that the engine has written, both languages, not yet compressed. */
export interface WrittenSite {
  dir: string;
  environment: Environment;
}

type Step = (site: WrittenSite) => Promise<void>;

/** In this order, since each one reads what those before it wrote; the policy with its hashes is the last. */
const steps: readonly Step[] = [async ({dir, environment}) => paintFirst(dir, environment.basePath)];

/**
 * What is done to the written pages of both languages together, which a plugin's postBuild cannot do: it sees one
 * language, and all plugins run at once.
 */
export async function finishSite(site: WrittenSite): Promise<void> {
  for (const step of steps) {
    await step(site);
  }
}
