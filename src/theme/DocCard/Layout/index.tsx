import React, {type ComponentProps, type ReactNode} from 'react';
import Layout from '@theme-original/DocCard/Layout';

/** Cards without the engine's emoji: many systems have no glyph for it and draw an empty box. */
export default function DocCardLayout(props: ComponentProps<typeof Layout>): ReactNode {
  return <Layout {...props} icon="" />;
}
