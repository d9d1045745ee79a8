/** Address of the landing page of the served build, with the base path and a slash at its end. */
export function siteAddress(): string {
  const address = process.env.SITE_ADDRESS;
  if (address === undefined) {
    throw new Error('SITE_ADDRESS is not set: run the browser tests with Playwright, whose global setup sets it.');
  }
  return address;
}
