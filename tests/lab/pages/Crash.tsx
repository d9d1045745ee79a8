import Layout from '@theme/Layout';
import type {ReactElement} from 'react';
import CrashPart from './CrashPart';

/** A page whose content crashes inside the page frame, as a document would. */
export default function Crash(): ReactElement {
  return (
    <Layout title="Lab: crash">
      <main className="container margin-vert--lg">
        <h1>Lab: crash</h1>
        <CrashPart />
      </main>
    </Layout>
  );
}
