import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import LinkItem from '@theme-original/Footer/LinkItem';

/** A mail address opens the reader's mail program, so it is not announced as a page in a new tab. */
export default function FooterLinkItem({item}: ComponentProps<typeof LinkItem>): ReactNode {
  if (item.href?.startsWith('mailto:')) {
    return (
      <Link className="footer__link-item" href={item.href} target={undefined} rel={undefined}>
        {item.label}
      </Link>
    );
  }
  return <LinkItem item={item} />;
}
