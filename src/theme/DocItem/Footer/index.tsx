import React, {type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Footer from '@theme-original/DocItem/Footer';
import Feedback from './Feedback';

/** Asks at the end of each document whether it was useful. */
export default function DocItemFooterWrapper(): ReactNode {
  const {metadata} = useDoc();
  return (
    <>
      {/* The answer belongs to one page. */}
      <Feedback key={metadata.permalink} />
      <Footer />
    </>
  );
}
