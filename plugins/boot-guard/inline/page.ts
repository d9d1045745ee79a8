// Short names: every page carries this script.
export const page = document;
export const on = addEventListener;

/** Calls back when the page has loaded, or at once. */
export const afterLoad = (callback: () => void) => {
  if (page.readyState === 'complete') {
    callback();
  } else {
    on('load', callback);
  }
};
