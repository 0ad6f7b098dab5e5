import type { Language } from '@sabi/contracts/language';
import type { Dependencies } from '../../dependencies';
import { buildMailLink } from './mail-link';
import { maskEmail } from './notice';
import {
  deriveCode,
  deriveLinkToken,
  fitsAccount,
  lifeSecondsOf,
  linkTypes,
  type OneTimeToken,
} from './one-time-token';
import { safeName } from './safe-name';
import { renderTokenMail } from './token-mail';

type SendDependencies = Pick<Dependencies, 'oneTimeTokens' | 'users' | 'mailer' | 'settings'>;

/**
 * Sends the mail with a link and a code that was asked for, unless the account needs it no longer. Asked again, it sends
 * the very same mail: same link, same code, same Message-ID.
 * @returns whether a mail server has taken it
 * @throws {MailRefused} when the address will never take a mail; anything else is worth another try
 */
export async function sendTokenMail(
  { mailId, language }: { mailId: string; language: Language },
  { oneTimeTokens, users, mailer, settings }: SendDependencies,
): Promise<boolean> {
  const token = await oneTimeTokens.find(mailId);
  if (!token || token.state !== 'pending' || token.expires_at < new Date()) return false;
  const user = await users.findById(token.user_id);
  if (!user || !fitsAccount(token, user)) return false;
  const content = renderTokenMail({
    type: token.type,
    language,
    firstName: safeName(user.user_metadata['first_name']),
    link: buildLink(token, language, settings),
    code: deriveCode(settings.mailSecret, token),
    linkSeconds: lifeSecondsOf(token.type, settings.linkLifeSeconds),
    codeSeconds: settings.codeLifeSeconds,
    newEmail: maskEmail(token.changes_to ?? ''),
  });
  // From here and not from the request: a mail that waited for its server shall still hold a code that works.
  await oneTimeTokens.openCode(token.id, settings.codeLifeSeconds * 1000);
  await mailer.send({ ...content, id: token.id, to: token.relates_to, language });
  return true;
}

function buildLink(
  token: OneTimeToken,
  language: Language,
  settings: SendDependencies['settings'],
): string | null {
  const type = linkTypes[token.type];
  if (!type) return null;
  const linkToken = deriveLinkToken(settings.mailSecret, token);
  return buildMailLink({ token: linkToken, type, redirectTo: token.redirect_to, language }, settings);
}
