import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Docusaurus plugin: each kind of build keeps what it has compiled beside its own generated files. */
export default function warmBuilds({generatedFilesDir}: LoadContext): Plugin {
  const storage = {type: 'filesystem', directory: join(generatedFilesDir, 'bundler')};
  return {
    name: 'warm-builds',
    configureWebpack(config) {
      const {cache} = (config.experiments ?? {}) as {cache?: object};
      return cache === undefined ? {} : {experiments: {cache: {storage}}};
    },
  };
}
