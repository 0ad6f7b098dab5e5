import type { Language } from '@sabi/contracts/language';
import type { Mailer } from '@sabi/service-kit/mail/mailer';
import { safeName } from '@sabi/service-kit/mail/safe-name';
import type { Transact } from '@sabi/service-kit/transaction';
import type { Hooks } from '../hooks/hooks';
import { maskEmail } from '../notices/notice';
import {
  deriveCode,
  deriveLinkToken,
  fitsAccount,
  isMailTokenType,
  lifeSecondsOf,
  linkTypes,
  type OneTimeToken,
} from '../one-time-tokens/one-time-token';
import type { OneTimeTokenRepository } from '../one-time-tokens/one-time-token-repository';
import type { MailTokenType } from '../one-time-tokens/token-type';
import type { Settings } from '../settings/settings';
import type { UserRepository } from '../users/user-repository';
import { buildMailLink } from './mail-link';
import { renderTokenMail } from './render-token-mail';
import { sendTokenMailByHook } from './send-token-mail-by-hook';

type MailToken = OneTimeToken & { readonly type: MailTokenType };
interface SendDependencies {
  readonly oneTimeTokens: OneTimeTokenRepository;
  readonly users: UserRepository;
  readonly mailer: Mailer;
  readonly hooks: Hooks;
  readonly settings: Settings;
  readonly transact: Transact;
}

/**
 * Sends a requested mail, unless no longer needed. A retry sends the same link, code and Message-ID.
 * @returns whether a mail server or the operator's hook accepted it
 * @throws {MailRefused} when the address will never accept mail; other errors are worth a retry
 */
export async function sendTokenMail(
  { mailId, language }: { mailId: string; language: Language },
  deps: SendDependencies,
): Promise<boolean> {
  const { oneTimeTokens, users, mailer, settings } = deps;
  const token = await oneTimeTokens.find(mailId);
  if (!token || token.state !== 'pending' || token.expires_at < new Date()) return false;
  const { type } = token;
  if (!isMailTokenType(type)) return false;
  const user = await users.findById(token.user_id);
  if (!user || !fitsAccount(token, user)) return false;
  if (deps.hooks.has('send-email')) {
    await sendTokenMailByHook({ token: { ...token, type }, user, language }, deps);
    return true;
  }
  const content = renderTokenMail({
    type,
    language,
    // Name of the sign-up, because the recipient may be another person.
    firstName: safeName((token.sign_up ?? user).user_metadata['first_name']),
    isContested: token.sign_up?.is_contested ?? false,
    link: buildLink({ ...token, type }, language, settings),
    code: deriveCode(settings.mailSecret, token),
    linkSeconds: lifeSecondsOf(token.type, settings.linkLifeSeconds),
    codeSeconds: settings.codeLifeSeconds,
    newEmail: maskEmail(token.changes_to ?? ''),
  });
  // The lifetime starts at sending, so that a delayed mail has a valid code.
  await oneTimeTokens.openCode(token.id, settings.codeLifeSeconds * 1000);
  await mailer.send({ ...content, id: token.id, to: token.relates_to, language });
  return true;
}

function buildLink(
  token: MailToken,
  language: Language,
  settings: SendDependencies['settings'],
): string | null {
  const type = linkTypes[token.type];
  if (!type) return null;
  const linkToken = deriveLinkToken(settings.mailSecret, token);
  return buildMailLink({ token: linkToken, type, redirectTo: token.redirect_to, language }, settings);
}
