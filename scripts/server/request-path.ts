/** A request target that no file can answer, with the status to say so. */
export interface Refusal {
  status: 400 | 404;
}

export interface RequestPath {
  /** Decoded segments after the first slash; the last one is '' when the path ends with a slash. */
  segments: string[];
  /** Query with its question mark, as it came; '' when there is none. */
  query: string;
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment).normalize('NFC');
  } catch {
    return null;
  }
}

function isHidden(segment: string): boolean {
  return segment.startsWith('.') && segment !== '.well-known';
}

/** Reads the target of a request line; refuses broken encoding (400) and everything that is not a plain path. */
export function readRequestPath(target: string): RequestPath | Refusal {
  const local = target.replace(/^https?:\/\/[^/?#]*/i, '');
  const [, path, query] = /^([^?#]*)(\?[^#]*)?/.exec(local) ?? [];
  if (!path?.startsWith('/')) {
    return {status: 400};
  }
  const decoded = path.slice(1).split('/').map(decode);
  const segments = decoded.filter((segment) => segment !== null);
  if (segments.length < decoded.length || segments.some((segment) => segment.includes('\0'))) {
    return {status: 400};
  }
  if (segments.some((segment) => segment === '.' || segment === '..')) {
    return {status: 400};
  }
  const last = segments.length - 1;
  if (
    segments.some((segment, index) => /[/\\]/.test(segment) || isHidden(segment) || (segment === '' && index < last))
  ) {
    return {status: 404};
  }
  return {segments, query: query ?? ''};
}
