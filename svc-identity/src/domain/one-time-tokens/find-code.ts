import type { Settings } from '../settings/settings';
import { deriveCode, isMailTokenType, type OneTimeToken } from './one-time-token';

/** The code of a token; test numbers have configured codes. */
export function findCode(token: OneTimeToken, { mailSecret, phones }: Settings): string {
  if (isMailTokenType(token.type)) return deriveCode(mailSecret, token);
  return phones.testCodes.get(token.relates_to) ?? deriveCode(mailSecret, token, phones.codeDigits);
}
