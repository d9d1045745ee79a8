import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import type {ReactElement} from 'react';

/** A page whose own route ends in .html, with a link to another such route. */
export default function Letter(): ReactElement {
  return (
    <Layout title="Lab: a letter">
      <main className="container margin-vert--lg">
        <h1>Lab: a letter</h1>
        <Link to="/lab/mail/letter.html">Lab: another letter</Link>
      </main>
    </Layout>
  );
}
