import { TOTP } from 'otpauth';

const stepMs = 30_000;

export class AuthenticatorApp {
  readonly #totp: TOTP;

  /** @param secret as shown on the page, with spaces */
  constructor(secret: string) {
    this.#totp = new TOTP({ secret: secret.replaceAll(/\s/g, '') });
  }

  /** @param stepsAhead 1 for the code of the next half minute, which is valid as clocks may differ */
  showCode(stepsAhead = 0): string {
    return this.#totp.generate({ timestamp: Date.now() + stepsAhead * stepMs });
  }

  /** A six-digit code that the app does not show in these minutes. */
  inventWrongCode(): string {
    const shown = [-3, -2, -1, 0, 1, 2, 3].map((steps) => this.showCode(steps));
    return ['123456', '234567', '345678', '456789', '567890', '678901', '789012', '890123'].find(
      (code) => !shown.includes(code),
    ) as string;
  }
}
