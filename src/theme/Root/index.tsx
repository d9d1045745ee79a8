import React, {type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const modes = ['light', 'dark'];

// The engine's inline script writes a stored color mode as it stands; a corrupt one leaves the page between the modes
// and the toggle without an icon (theme-classic/src/inlineScripts.ts). Drop it when that script checks the value.
if (ExecutionEnvironment.canUseDOM) {
  const {dataset} = document.documentElement;
  if (!modes.includes(dataset.theme ?? '')) {
    dataset.theme = 'light';
    dataset.themeChoice = 'light';
  }
}

/** Wraps the whole site; adds nothing to it. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  return <>{children}</>;
}
