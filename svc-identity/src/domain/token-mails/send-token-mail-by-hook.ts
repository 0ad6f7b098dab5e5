import type { Language } from '@sabi/contracts/language';
import type { Transact } from '@sabi/service-kit/transaction';
import type { Hooks } from '../hooks/hooks';
import { sendMailByHook } from '../hooks/send-mail-by-hook';
import { deriveCode, deriveLinkToken, linkTypes, type OneTimeToken } from '../one-time-tokens/one-time-token';
import type { OneTimeTokenRepository } from '../one-time-tokens/one-time-token-repository';
import type { MailTokenType } from '../one-time-tokens/token-type';
import type { Settings } from '../settings/settings';
import type { User } from '../users/user';

export interface TokenMailByHook {
  readonly token: OneTimeToken & { readonly type: MailTokenType };
  readonly user: User;
  readonly language: Language;
}

interface SendDependencies {
  readonly hooks: Hooks;
  readonly oneTimeTokens: OneTimeTokenRepository;
  readonly settings: Settings;
  readonly transact: Transact;
}

/**
 * Sends the mail by the operator's hook. As in GoTrue, both mails of an address change are one call, made
 * with the new address's mail.
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
  // "New" values belong to the new address, except the hashes, which GoTrue swaps and hooks expect swapped.
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

/** The old address's token of an address change, if any. */
async function findOlderHalf(
  { user_id: userId, changes_to: changesTo }: OneTimeToken,
  { oneTimeTokens, transact }: SendDependencies,
): Promise<OneTimeToken | null> {
  const newest = await transact((transaction) =>
    oneTimeTokens.findNewest(userId, 'email_change_current', transaction),
  );
  return newest?.state === 'pending' && newest.changes_to === changesTo ? newest : null;
}
