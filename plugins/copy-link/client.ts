import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Links of headings, and names of table rows and list items that are their own anchors. */
const anchorLinks = 'a.hash-link, main a[id][href^="#"]';

function copyAddress(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>(anchorLinks);
  // With a modifier key the browser opens a new tab.
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
    return;
  }
  // Not after a wait: Safari allows it during the click only. Not there on pages without HTTPS.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  const copied = clipboard?.writeText(link.href).then(
    () => true,
    () => false,
  );
  // Without a network there may be no notice; the link is copied all the same.
  import('./notice').then(
    async ({showNotice}) => showNotice((await copied) ?? false),
    () => false,
  );
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', copyAddress);
}
