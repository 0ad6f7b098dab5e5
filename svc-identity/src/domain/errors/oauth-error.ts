/** An expected failure where RFC 6749 rules how it is told: always 400, no code of ours. */
export class OAuthError extends Error {
  override readonly name = 'OAuthError';
  readonly status = 400;

  /**
   * @param error a word of the RFC or of GoTrue
   * @param description for the caller
   */
  constructor(
    readonly error: string,
    readonly description: string,
    options: { cause?: unknown } = {},
  ) {
    super(description, { cause: options.cause });
  }
}
