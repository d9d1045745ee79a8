import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** As much of Intl.Segmenter as the theme calls: each code point is a segment of its own. */
class CodePoints {
  segment(text: string): {segment: string}[] {
    return Array.from(text, (segment) => ({segment}));
  }
}

// The theme's cards call it as they are loaded, to find emoji in labels; without it a category page would not start.
// Drop it with Firefox 115 to 124.
if (ExecutionEnvironment.canUseDOM && !('Segmenter' in Intl)) {
  Reflect.set(Intl, 'Segmenter', CodePoints);
}
