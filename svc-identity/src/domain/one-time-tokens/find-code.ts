import type { Settings } from '../../settings/settings';
import { deriveCode, isMailTokenType, type OneTimeToken } from './one-time-token';

/** The code that a token is submitted as; a number for tests has the one that the settings give it. */
export function findCode(token: OneTimeToken, { mailSecret, phones }: Settings): string {
  if (isMailTokenType(token.type)) return deriveCode(mailSecret, token);
  return phones.testCodes.get(token.relates_to) ?? deriveCode(mailSecret, token, phones.codeDigits);
}
