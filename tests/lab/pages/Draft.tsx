import ContentVisibility from '@theme/ContentVisibility';
import Layout from '@theme/Layout';
import type {ComponentProps, ReactElement} from 'react';

type Metadata = ComponentProps<typeof ContentVisibility>['metadata'];

// A draft is not in a build; its banner is shown through the theme's own component.
const draft = {unlisted: false, frontMatter: {draft: true}} as Metadata;

export default function Draft(): ReactElement {
  return (
    <Layout title="Lab: draft">
      <main className="container margin-vert--lg">
        <h1>Lab: draft</h1>
        <ContentVisibility metadata={draft} />
      </main>
    </Layout>
  );
}
