/** Adds an external script to the page; `onError` is called when it is blocked or unreachable. */
export function addScript(document: Document, url: string, onError: () => void): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
  script.addEventListener('error', onError);
  document.head.append(script);
}
