declare module '@adobe/structured-data-validator' {
  export interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    path: {type: string; index?: number}[];
  }

  /** Data by form and type, as the extractor that the validator works with gives it. */
  export interface Extracted {
    jsonld: Record<string, object[]>;
    microdata: Record<string, object[]>;
    rdfa: Record<string, object[]>;
    metatags: Record<string, unknown>;
    errors: unknown[];
  }

  export default class Validator {
    constructor(schemaOrg: object);
    validate(data: Extracted): Promise<Issue[]>;
  }
}
