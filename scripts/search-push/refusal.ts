import {Failure} from '../cli';

/** What the client throws when the provider refuses: it exports no class to ask for. */
interface Answered extends Error {
  status: number;
}

/** What the client throws when no host gave an answer to keep. */
interface Unanswered extends Error {
  stackTrace: {host: {url: string}; response: {status: number; content: string; isTimedOut: boolean}}[];
}

const isAnswered = (error: unknown): error is Answered =>
  error instanceof Error && 'status' in error && typeof error.status === 'number';

const isUnanswered = (error: unknown): error is Unanswered =>
  error instanceof Error && error.name === 'RetryError' && 'stackTrace' in error && Array.isArray(error.stackTrace);

/** Status of the answer with which the provider refused; null for any other error. */
export function statusOf(error: unknown): number | null {
  return isAnswered(error) ? error.status : null;
}

/** How to mend a refusal, by its status. */
function mendOf(status: number): string {
  switch (status) {
    case 400:
      return 'The provider does not take what was sent. If it names a record that is too big, lower --record-limit to what your plan takes.';
    case 401:
    case 402:
    case 403:
      return (
        'Check ALGOLIA_APP_ID and ALGOLIA_ADMIN_API_KEY, that the plan is not used up, and that the key may do ' +
        'addObject, deleteIndex, browse, settings and editSettings on this index and on those whose name begins with its name.'
      );
    case 404:
      return 'Check ALGOLIA_APP_ID and ALGOLIA_INDEX_NAME, and that nobody removes the index at the same time.';
    case 429:
      return 'The provider is asked too often or still has other work of this application to do. Wait some minutes and push again.';
    default:
      return 'Push again later; if it stays so, look at https://status.algolia.com.';
  }
}

function unansweredText({stackTrace}: Unanswered): string {
  const last = stackTrace.at(-1);
  const hosts = [...new Set(stackTrace.map(({host}) => host.url))].join(', ');
  if (last && last.response.status > 0) {
    return `got ${last.response.status} from ${hosts}. ${mendOf(last.response.status)}`;
  }
  const reason = last?.response.isTimedOut ? 'no answer in time' : (last?.response.content ?? 'no answer');
  return (
    `got no answer from ${hosts || 'any host'} (${reason}). ` +
    'Check the network and ALGOLIA_APP_ID, which is a part of the name of the host, and push again.'
  );
}

/**
 * The refusal in words for the person at the terminal: what was being done, what came back, how to mend it. An error
 * that is not the provider's comes back as it is.
 * @param doing what was under way, such as “sending records”
 */
export function explained(error: unknown, doing: string): unknown {
  if (isAnswered(error)) {
    return new Failure(`${doing}: got ${error.status} “${error.message}”. ${mendOf(error.status)}`);
  }
  return isUnanswered(error) ? new Failure(`${doing}: ${unansweredText(error)}`) : error;
}
