import type {ReactElement} from 'react';
import CrashPart from './CrashPart';

/** A page that crashes outside of any page frame: the last boundary of the application catches it. */
export default function CrashRoot(): ReactElement {
  return (
    <main>
      <h1>Lab: crash at the root</h1>
      <CrashPart />
    </main>
  );
}
