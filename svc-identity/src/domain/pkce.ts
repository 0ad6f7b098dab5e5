import { validationFailed } from './errors';

/**
 * Checks what a client in the PKCE flow sends along. It is not needed further: tokens of mails are exchanged by POST,
 * which hands the session to whoever has the token, and no address of ours ever carries a session.
 * @throws {IdentityError} validation_failed
 */
export function assertPkceParameters({ challenge, method }: { challenge: string; method: string }): void {
  if (!challenge !== !method)
    throw validationFailed('PKCE flow requires code_challenge_method and code_challenge');
  if (!challenge) return;
  if (challenge.length < 43 || challenge.length > 128) {
    throw validationFailed('code challenge has to be between 43 and 128 characters');
  }
  if (!/^[\w.~-]+$/.test(challenge)) {
    throw validationFailed(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    );
  }
}
