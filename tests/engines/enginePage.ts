/** Keys that write no letter, by their DOM names. */
export type NamedKey = 'Enter' | 'Escape' | 'ArrowDown' | 'Control';

/** One tab of a browser, as far as every driver can drive it. */
export interface EnginePage {
  /** Opens an address and waits until its document has been parsed, at most. */
  goto(address: string): Promise<void>;
  /** Value of an expression in the page; promises are awaited. */
  evaluate(expression: string): Promise<unknown>;
  moveTo(x: number, y: number): Promise<void>;
  clickAt(x: number, y: number): Promise<void>;
  /** Presses a key, or a letter, while modifiers are held. */
  press(key: string, modifiers?: readonly NamedKey[]): Promise<void>;
  /** Types letters one by one. */
  type(text: string): Promise<void>;
  /** Sets the size of the viewport in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** The page on paper. */
  pdf(): Promise<Buffer>;
  /** What the console and uncaught errors said; null when the driver cannot tell. */
  messages(): readonly string[] | null;
  close(): Promise<void>;
}

/** How a page is opened. */
export interface PageOptions {
  /** Whether the scripts of the page run. */
  scripts: boolean;
}

/** A browser that journeys are tried in. */
export interface Engine {
  open(options: PageOptions): Promise<EnginePage>;
  close(): Promise<void>;
}

/** What some drivers cannot do. Tests that need it have the tag `@` and its name, such as `@no-scripts`. */
export type Ability = 'no-scripts' | 'paper' | 'console';
