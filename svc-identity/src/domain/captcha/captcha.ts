export interface Captcha {
  /**
   * Verifies the token of a solved captcha; a token can be verified once.
   * @returns the provider's reason of a refusal; null for a valid token
   * @throws {CaptchaUnavailable}
   */
  findRefusal(token: string, ip: string | null): Promise<readonly string[] | null>;
}

/** The provider does not answer, or not as specified. */
export class CaptchaUnavailable extends Error {
  override readonly name = 'CaptchaUnavailable';
}
