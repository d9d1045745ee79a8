export {createBrowserHistory, createLocation, createPath, locationsAreEqual, parsePath} from 'history/esm/history.js';

function unused(): never {
  throw new Error('This site has the router of addresses alone: see plugins/first-load/stand-ins/history.ts.');
}

/**
 * Stands in for history: the engine names the router of what stands behind a # in the address, and the router names one
 * for tests. Each brings a way of its own to keep what was visited.
 */
export {unused as createHashHistory, unused as createMemoryHistory};
