/** Something that serves a built folder on loopback. */
export interface Host {
  /** Address of the landing page. */
  url: string;
  close: () => Promise<void>;
}

export interface HostOptions {
  /** Built folder. */
  dir: string;
  /** Begins and ends with a slash. */
  basePath: string;
}
