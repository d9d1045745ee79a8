import Layout from '@theme/Layout';
import type {ReactElement} from 'react';

function Page(): ReactElement {
  return (
    <Layout title="Lab: no default export">
      <main>
        <h1>Lab: no default export</h1>
      </main>
    </Layout>
  );
}

// The build would stop on a page without a default export, so that only the browser misses it.
export default typeof window === 'undefined' ? Page : undefined;
