import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Client modules run before the engine requests the chunks of the first page. The bundler rejects a chunk whose style
// sheet is missing, and the page would not start; after hydration the engine loads such a page as a document instead.
if (ExecutionEnvironment.canUseDOM) {
  addEventListener(
    'error',
    (event) => {
      const {target} = event;
      const isBooting = document.documentElement.dataset.hasHydrated !== 'true';
      if (isBooting && target instanceof HTMLLinkElement && target.rel === 'stylesheet') {
        event.stopPropagation();
        target.dispatchEvent(new Event('load'));
      }
    },
    true,
  );
}
