import type { Language } from '@sabi/contracts/language';
import { deriveCode, deriveLinkToken, linkTypes, type OneTimeToken } from '../one-time-tokens/one-time-token';
import type { MailTokenType } from '../one-time-tokens/token-type';
import type { Ports } from '../ports/ports';
import type { User } from '../users/user';
import { sendMailByHook } from './send-mail-by-hook';

export interface TokenMailByHook {
  readonly token: OneTimeToken & { readonly type: MailTokenType };
  readonly user: User;
  readonly language: Language;
}

type SendDependencies = Pick<Ports, 'hooks' | 'oneTimeTokens' | 'settings' | 'transact'>;

/**
 * Has the operator's hook send the mail with a link and a code. Both mails of a change of address are one call, as in
 * GoTrue: it goes out with the one to the new address.
 * @throws {MailRefused | MailNotSent} see sendMailByHook
 */
export async function sendTokenMailByHook(
  { token, user, language }: TokenMailByHook,
  deps: SendDependencies,
): Promise<void> {
  if (token.type === 'email_change_current') return;
  const older = token.type === 'email_change_new' ? await findOlderHalf(token, deps) : null;
  for (const { id } of older ? [token, older] : [token])
    await deps.oneTimeTokens.openCode(id, deps.settings.codeLifeSeconds * 1000);
  const { mailSecret } = deps.settings;
  const [code, linkToken] = [deriveCode(mailSecret, token), deriveLinkToken(mailSecret, token)];
  // What is called new goes to the new address, except for the hashes, which are the other way round: GoTrue has them so,
  // and hooks are written for it.
  const secrets = older
    ? {
        token: deriveCode(mailSecret, older),
        token_hash_new: deriveLinkToken(mailSecret, older),
        token_new: code,
        token_hash: linkToken,
      }
    : { token: code, ...(linkTypes[token.type] && { token_hash: linkToken }) };
  const action = linkTypes[token.type] ?? 'reauthentication';
  const data = { email_action_type: action, redirect_to: token.redirect_to, ...secrets };
  await sendMailByHook({ id: token.id, user, language, data }, deps);
}

/** The half of a change that goes to the old address, where there is one. */
async function findOlderHalf(
  { user_id: userId, changes_to: changesTo }: OneTimeToken,
  { oneTimeTokens, transact }: SendDependencies,
): Promise<OneTimeToken | null> {
  const newest = await transact((transaction) =>
    oneTimeTokens.findNewest(userId, 'email_change_current', transaction),
  );
  return newest?.state === 'pending' && newest.changes_to === changesTo ? newest : null;
}
