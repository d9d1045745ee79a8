import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Links of headings, and names of table rows and list items that are their own anchors. */
const placeLinks = 'a.hash-link, main a[id][href^="#"]';

function copy(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>(placeLinks);
  // With a key held down it opens a new tab.
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
    return;
  }
  // Asked for at once: Safari allows it within the press only. Not there on pages without encryption.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  const copied = clipboard?.writeText(link.href).then(
    () => true,
    () => false,
  );
  // Without a network there may be no notice; the link is copied all the same.
  import('./notice.ts').then(
    async ({show}) => show((await copied) ?? false),
    () => false,
  );
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', copy);
}
