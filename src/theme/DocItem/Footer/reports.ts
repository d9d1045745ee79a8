import {reportAddress} from '@site/src/components/ui/reportAddress';

/** A reader's ways to write to people: a new issue, or a mail to the support; both filled in. */
export interface Reports {
  issue: string;
  mail: string;
}

/**
 * Addresses of a new issue and of a mail about a page.
 * @param newIssueUrl where an issue is written, without a query
 * @param supportUrl mail address of the support, `mailto:…`
 * @param address full address of the page
 * @param subject in the reader's words
 */
export function reportsOf(newIssueUrl: string, supportUrl: string, address: string, subject: string): Reports {
  const body = `${address}\n\n`;
  return {
    issue: reportAddress(newIssueUrl, {title: subject, body}),
    mail: reportAddress(supportUrl, {subject, body}),
  };
}
