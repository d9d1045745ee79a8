import {UserError} from '../../scripts/cli';

/**
 * Names of a list, separated by commas, in any case.
 * @param option that gives them, for the message
 * @param given undefined takes all of them
 * @throws UserError with what is accepted
 */
export function namesOf<Name extends string>(
  option: string,
  given: string | undefined,
  known: readonly Name[],
): Name[] {
  const names = given?.split(',') ?? known;
  return names.map((name) => {
    const found = known.find((one) => one.toLowerCase() === name.trim().toLowerCase());
    if (found === undefined) {
      throw new UserError(`--${option}: got “${name}”, accepts any of: ${known.join(', ')}.`);
    }
    return found;
  });
}
