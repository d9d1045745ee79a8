/** Why a part of an address was ignored. */
export type IgnoreReason =
  'unknown' | 'repeated' | 'malformed' | 'not-a-number' | 'out-of-range' | 'not-an-option' | 'too-long' | 'too-many';

export interface Ignored {
  /** Name of the parameter in the address. */
  key: string;
  /** Its value, cut to 60 characters. */
  value: string;
  reason: IgnoreReason;
}

/** An input read from an address, and the ignored parts of the address. */
export interface FromAddress<Input> {
  input: Input;
  ignored: Ignored[];
}

export interface Limits {
  min: number;
  max: number;
  /** Whether fractions are refused. */
  whole?: boolean;
}

const longestQuery = 8000;
const longestShown = 60;

/**
 * Reads the parameters of one tool, those named `<tool>-…`; those of others are not touched.
 * Never throws: an invalid value falls back to the given one and is listed in `ignored`.
 */
export class AddressReader {
  readonly ignored: Ignored[] = [];
  private readonly values = new Map<string, string[]>();

  constructor(
    private readonly tool: string,
    query: string,
  ) {
    if (query.length > longestQuery) {
      this.ignore('', query, 'too-long');
      return;
    }

    for (const [name, value] of new URLSearchParams(query)) {
      if (name.startsWith(`${tool}-`)) {
        const key = name.slice(tool.length + 1);
        this.values.set(key, [...(this.values.get(key) ?? []), value]);
      }
    }
  }

  /** Notes that a value was not used; `key` without the tool's name. */
  ignore(key: string, value: string, reason: IgnoreReason): void {
    const shown = Array.from(value).slice(0, longestShown).join('');
    this.ignored.push({key: `${this.tool}-${key}`, value: shown, reason});
  }

  /** Every value of a parameter, at most `most` of them. */
  all(key: string, most: number): string[] {
    const values = this.values.get(key) ?? [];
    this.values.delete(key);
    values.slice(most).forEach((value) => this.ignore(key, value, 'too-many'));
    return values.slice(0, most);
  }

  /** The first value of a parameter; the others are ignored. */
  one(key: string): string | undefined {
    const [first, ...rest] = this.all(key, Infinity);
    rest.forEach((value) => this.ignore(key, value, 'repeated'));
    return first;
  }

  /** A text of at most `longest` characters. */
  text(key: string, fallback: string, longest: number): string {
    const value = this.one(key);
    if (value !== undefined && value.length > longest) {
      this.ignore(key, value, 'too-long');
      return fallback;
    }
    return value ?? fallback;
  }

  option<Option extends string>(key: string, options: readonly Option[], fallback: Option): Option {
    const value = this.one(key);
    return value === undefined ? fallback : (this.pick(key, value, options) ?? fallback);
  }

  /** The option that the value names, or undefined. */
  pick<Option extends string>(key: string, value: string, options: readonly Option[]): Option | undefined {
    const found = options.find((option) => option === value);
    if (found === undefined) {
      this.ignore(key, value, 'not-an-option');
    }
    return found;
  }

  /** `1` or `0`. */
  flag(key: string, fallback: boolean): boolean {
    return this.option(key, ['1', '0'], fallback ? '1' : '0') === '1';
  }

  number(key: string, limits: Limits, fallback: number): number {
    const value = this.one(key);
    return value === undefined ? fallback : (this.toNumber(key, value, limits) ?? fallback);
  }

  /** The number that the value is, or undefined. */
  toNumber(key: string, value: string, {min, max, whole = false}: Limits): number | undefined {
    if (!/^-?\d+(?:\.\d+)?$/.test(value) || (whole && value.includes('.'))) {
      this.ignore(key, value, 'not-a-number');
      return undefined;
    }

    const number = Number(value);
    if (number < min || number > max) {
      this.ignore(key, value, 'out-of-range');
      return undefined;
    }
    return number;
  }

  /** The input together with what was ignored, including unknown parameters. */
  done<Input>(input: Input): FromAddress<Input> {
    for (const [key, values] of this.values) {
      values.forEach((value) => this.ignore(key, value, 'unknown'));
    }
    return {input, ignored: this.ignored};
  }
}

/** Writes the parameters of one tool; a value that equals its fallback is left out. */
export class AddressWriter {
  private readonly parameters = new URLSearchParams();

  constructor(private readonly tool: string) {}

  set(key: string, value: string | number | boolean, fallback?: string | number | boolean): this {
    if (value !== fallback) {
      this.parameters.append(`${this.tool}-${key}`, typeof value === 'boolean' ? (value ? '1' : '0') : String(value));
    }
    return this;
  }

  /** The query without a question mark, empty for the input that the tool starts with. */
  toString(): string {
    return this.parameters.toString();
  }
}
