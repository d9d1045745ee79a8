import {UserError} from '../cli';

/** What the errors of the provider's client hold besides their message; it exports no classes for them. */
interface ClientError extends Error {
  status?: number;
  stackTrace?: {response: {status: number; content: string}}[];
}

const keyHelp =
  'Check ALGOLIA_APP_ID and ALGOLIA_ADMIN_API_KEY, the permissions of the key (deploy/hosted-search.md) and the plan.';

/** What to check, by the status of the answer; 0 is no answer. */
const help: Record<number, string> = {
  0: 'Check the network and ALGOLIA_APP_ID, which is part of the host name, and push again.',
  400: 'If a record is too big, set --record-limit to what your plan allows.',
  401: keyHelp,
  402: keyHelp,
  403: keyHelp,
  429: 'The provider limits the number of requests. Push again in a few minutes.',
};

/**
 * An error of the provider's client for the terminal: what was done, what the provider answered, what to check.
 * @param action what failed, such as “Sending the settings”
 */
export function explained(action: string, error: unknown): UserError {
  const {name, message, status, stackTrace} = error as ClientError;
  // The message of a RetryError blames the application id for whatever happened.
  const last = name === 'RetryError' ? stackTrace?.at(-1)?.response : undefined;
  const code = status ?? last?.status;
  const advice = help[code ?? NaN] ?? 'Push again later, or see https://status.algolia.com.';
  return new UserError(`${action}: got ${code || 'no answer'} “${last?.content ?? message}”. ${advice}`);
}
