import {UserError} from '../../scripts/cli';
import manifest from '../package.json' with {type: 'json'};

/** Versions of the packages of bench/package.json, which are pinned. */
export const versions = manifest.dependencies;

/**
 * A package of bench/package.json; the caller declares its shape.
 * @throws UserError when it is not installed
 */
export async function importPackage<T>(name: keyof typeof versions): Promise<T> {
  try {
    return (await import(name)) as T;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ERR_MODULE_NOT_FOUND') {
      throw new UserError(`${name} is not installed. Run “npm ci --prefix bench”.`);
    }
    throw cause;
  }
}
