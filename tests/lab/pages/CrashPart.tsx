import {type ReactElement, useState} from 'react';

declare global {
  interface Window {
    /** While true, the part crashes at every render. */
    labBroken?: boolean;
  }
}

/** A part of a page that crashes when told and as long as `window.labBroken` is true. */
export default function CrashPart(): ReactElement {
  const [, setCrashes] = useState(0);
  if (typeof window !== 'undefined' && window.labBroken) {
    throw new Error('Lab: the part is broken');
  }
  function crash(): void {
    window.labBroken = true;
    setCrashes((count) => count + 1);
  }
  return (
    <button type="button" data-lab="crash" onClick={crash}>
      Crash
    </button>
  );
}
