declare module 'doiuse' {
  import type {Plugin} from 'postcss';

  interface Usage {
    /** Name of the feature on caniuse.com. */
    feature: string;
    message: string;
  }

  interface Options {
    browsers: readonly string[];
    onFeatureUsage: (usage: Usage) => void;
  }

  /** PostCSS plugin that names what some of the browsers lack. */
  export default class DoIUse implements Plugin {
    constructor(options: Options);
    postcssPlugin: string;
  }
}
