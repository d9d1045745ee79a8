import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import {reportAddress} from '@site/src/components/ui/reportAddress';
import SearchForm from '@site/src/components/ui/SearchForm';
import type {Props} from '@theme/NotFound/Content';
import styles from './styles.module.css';

function popularPages() {
  return [
    {to: '/', label: translate({id: 'notFound.popular.home', message: 'Главная: что умеет плагин и что ему нужно'})},
    {to: '/setup', label: translate({id: 'notFound.popular.setup', message: 'Установка и настройка'})},
    {to: '/yandex', label: translate({id: 'notFound.popular.yandex', message: 'Ключ Яндекс.Карт'})},
    {to: '/faq', label: translate({id: 'notFound.popular.faq', message: 'Вопросы и неполадки'})},
  ];
}

/** Address of a new issue that names the page which was not found. */
function useReportUrl(): string {
  const {siteConfig} = useDocusaurusContext();
  const isBrowser = useIsBrowser();
  const title = translate({id: 'notFound.report.title', message: 'Не открывается страница руководства'});
  const body = isBrowser ? window.location.href : '';
  return reportAddress(String(siteConfig.customFields?.newIssueUrl), {title, body});
}

/** Not-found page that helps: search, popular pages, report link, the other language. */
export default function NotFoundContent({className}: Props): ReactNode {
  const reportUrl = useReportUrl();
  const {i18n, siteConfig} = useDocusaurusContext();
  const english = i18n.currentLocale === 'en';
  const root = siteConfig.baseUrl.replace(/en\/$/, '');
  return (
    // The report link names the address, which the server's HTML does not know.
    <main className={clsx('container', 'markdown', styles.page, className)} data-eager>
      {/* The docs at the root answer unknown paths themselves, without the title of the theme's not-found page. */}
      <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page Not Found'})} />
      <Heading as="h1">
        <Translate id="theme.NotFound.title">Page Not Found</Translate>
      </Heading>
      <p>
        <Translate id="theme.NotFound.p1">We could not find what you were looking for.</Translate>
      </p>
      <p>
        <Translate id="theme.NotFound.p2">
          Please contact the owner of the site that linked you to the original URL and let them know their link is
          broken.
        </Translate>
      </p>
      <SearchForm />
      <Heading as="h2" className={styles.subtitle}>
        <Translate id="notFound.popular.title">Чаще всего ищут</Translate>
      </Heading>
      <ul>
        {popularPages().map(({to, label}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
      <p>
        <Link href={reportUrl}>
          <Translate id="notFound.report">Сообщить, что ссылка не работает</Translate>
        </Link>
      </p>
      <p lang={english ? 'ru' : 'en'}>
        <Link to={`pathname://${english ? root : `${root}en/`}`} autoAddBaseUrl={false} target="_self">
          {english ? 'Документация на русском' : 'Documentation in English'}
        </Link>
      </p>
    </main>
  );
}
