import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Client modules run before the engine asks for the parts of the first page. The bundler lets a part fail whose style
// sheet is gone, which at boot would take the whole page along; after it the engine loads the next page as a document.
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
