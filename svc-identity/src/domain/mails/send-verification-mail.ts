import type { Language } from '@sabi/contracts/language';
import type { Dependencies } from '../../dependencies';
import type { User } from '../users/user';
import { deriveCode, deriveLinkToken } from './one-time-token';
import { buildVerificationLink, renderVerificationMail } from './verification-mail';

const maxNameLength = 60;
/** What makes a mailbox turn text into a link: a stranger may have signed somebody else up to make us send one. */
const looksLikeAddress = /[@/\\]|\w\.\w/;

/**
 * Sends the confirmation mail that was asked for, unless the account needs it no longer. Asked again, it sends the very
 * same mail: same link, same code, same Message-ID.
 * @returns whether a mail server has taken it
 * @throws {MailRefused} when the address will never take a mail; anything else is worth another try
 */
export async function sendVerificationMail(
  { mailId, language }: { mailId: string; language: Language },
  {
    oneTimeTokens,
    users,
    mailer,
    settings,
  }: Pick<Dependencies, 'oneTimeTokens' | 'users' | 'mailer' | 'settings'>,
): Promise<boolean> {
  const token = await oneTimeTokens.find(mailId);
  if (!token || token.state !== 'pending' || token.expires_at < new Date()) return false;
  const user = await users.findById(token.user_id);
  if (!user || user.email !== token.relates_to) return false;
  const linkToken = deriveLinkToken(settings.mailSecret, token);
  const content = renderVerificationMail({
    language,
    firstName: readFirstName(user),
    link: buildVerificationLink({ siteUrl: settings.siteUrl, language, token: linkToken }),
    code: deriveCode(settings.mailSecret, token),
    linkHours: Math.round(settings.linkLifeSeconds / 3600),
    codeMinutes: Math.round(settings.codeLifeSeconds / 60),
  });
  // From here and not from the request: a mail that waited for its server shall still hold a code that works.
  await oneTimeTokens.openCode(token.id, settings.codeLifeSeconds * 1000);
  await mailer.send({ ...content, id: token.id, to: token.relates_to, language });
  return true;
}

function readFirstName({ user_metadata: metadata }: User): string | undefined {
  const name = metadata['first_name'];
  if (typeof name !== 'string') return undefined;
  const line = name.replaceAll(/\s+/g, ' ').trim();
  return line === '' || line.length > maxNameLength || looksLikeAddress.test(line) ? undefined : line;
}
