/** The one helper of tslib that the browser's share of the engine calls (utils-common/lib/index.js); all weigh 3 kB. */
export function __importDefault(module: {__esModule?: boolean}): {default: unknown} {
  return module.__esModule === true ? (module as unknown as {default: unknown}) : {default: module};
}
