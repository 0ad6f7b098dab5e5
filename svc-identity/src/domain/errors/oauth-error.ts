/** An expected failure in the format of RFC 6749: always 400, without an error code of our own. */
export class OAuthError extends Error {
  override readonly name = 'OAuthError';
  readonly status = 400;

  /** @param error code of the RFC or of GoTrue @param description sent to the caller */
  constructor(
    readonly error: string,
    readonly description: string,
    options: { cause?: unknown } = {},
  ) {
    super(description, { cause: options.cause });
  }
}
