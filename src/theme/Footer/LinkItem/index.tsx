import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import LinkItem from '@theme-original/Footer/LinkItem';
import type {Props} from '@theme/Footer/LinkItem';

/** A mail address opens the reader's mail program, so it is not announced as a page in a new tab. */
export default function FooterLinkItem({item}: Props): ReactNode {
  if (item.href?.startsWith('mailto:')) {
    return (
      <Link className="footer__link-item" href={item.href} target={undefined} rel={undefined}>
        {item.label}
      </Link>
    );
  }
  return <LinkItem item={item} />;
}
