import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {whileOnline} from './online.ts';
import {stayWhileOffline} from './stay.ts';

if (ExecutionEnvironment.canUseDOM) {
  // Client modules run before the entry that puts the engine's loader on the window.
  queueMicrotask(() => {
    window.docusaurus = whileOnline(window.docusaurus);
  });
  stayWhileOffline();
}
