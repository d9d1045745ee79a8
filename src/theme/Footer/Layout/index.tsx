import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme-original/Footer/Layout';
import type {Props} from '@theme/Footer/Layout';
import styles from './styles.module.css';

/** Under the three columns, which are full by the specification: the pages about the site itself. */
export default function FooterLayout(props: Props): ReactNode {
  const ofSite = (
    <nav className={styles.ofSite} aria-label={translate({id: 'footer.ofSite', message: 'Об этом сайте'})}>
      <Link className="footer__link-item" to="/reference/accessibility">
        <Translate id="footer.accessibility">Доступность и клавиши</Translate>
      </Link>
      <Link className="footer__link-item" to="/reference/offline">
        <Translate id="footer.offline">Читать без интернета</Translate>
      </Link>
      <Link className="footer__link-item" to="/reference/site-privacy">
        <Translate id="footer.privacy">Что хранит этот сайт</Translate>
      </Link>
    </nav>
  );
  return <Layout {...props} copyright={ofSite} />;
}
