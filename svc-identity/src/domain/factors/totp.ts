import { Secret, TOTP } from 'otpauth';

/** Supported by every authenticator app (RFC 6238). */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const secretBytes = 20;
/** Accepted clock drift in steps, either way. */
const driftSteps = 1;

/** 32 characters of base32. */
export function createTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** Content of the QR code; keys in GoTrue's order. */
export function describeTotp({
  secret,
  issuer,
  account,
}: Record<'secret' | 'issuer' | 'account', string>): string {
  const { algorithm, digits, period } = parameters;
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`.replaceAll('%40', '@');
  const query = `algorithm=${algorithm}&digits=${digits}&issuer=${encodeURIComponent(issuer)}&period=${period}`;
  return `otpauth://totp/${label}?${query}&secret=${secret}`;
}

/** The 30-second step of a code by our clock; null for a wrong code. */
export function findTotpStep(secret: string, code: string, now = Date.now()): number | null {
  const totp = new TOTP({ ...parameters, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: now, window: driftSteps });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}
