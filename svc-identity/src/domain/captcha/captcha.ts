export interface Captcha {
  /**
   * Verifies the token of a solved captcha, once.
   * @returns the provider's reasons of a refusal; null for a valid token
   * @throws {CaptchaUnavailable}
   */
  findRefusal(token: string, ip: string | null): Promise<readonly string[] | null>;
}

/** The provider does not answer, or invalidly. */
export class CaptchaUnavailable extends Error {
  override readonly name = 'CaptchaUnavailable';
}
