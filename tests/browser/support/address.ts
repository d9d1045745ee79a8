function fromSetup(name: 'SITE_ADDRESS' | 'SITE_FOLDER'): string {
  const value = process.env[name];
  if (value === undefined) {
    throw new Error(`${name} is not set: run the browser tests with Playwright, whose global setup sets it.`);
  }
  return value;
}

/** Address of the landing page of the served build, with the base path and a slash at its end. */
export const siteAddress = (): string => fromSetup('SITE_ADDRESS');

/** Folder of the served build. */
export const siteFolder = (): string => fromSetup('SITE_FOLDER');
