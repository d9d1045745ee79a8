import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {whileOnline} from './online.ts';

if (ExecutionEnvironment.canUseDOM) {
  // Client modules run before the entry that puts the engine's loader on the window.
  queueMicrotask(() => {
    window.docusaurus = whileOnline(window.docusaurus);
  });
}
