/**
 * The search could not be reached. Carries the name that the provider's client gives such an error,
 * so that every caller treats both engines alike.
 */
export class SearchUnreachableError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RetryError';
  }
}
