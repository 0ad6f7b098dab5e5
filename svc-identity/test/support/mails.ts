import { type Answer, call, currentVersion } from './accounts';
import { readMail, type TestIdentity } from './identity';

/** A POST in the current version of the API. */
export function post(
  identity: { url: string },
  path: string,
  body: unknown,
  options: { token?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const headers = { ...currentVersion, ...options.headers };
  return call(identity, 'POST', `/auth/v1${path}`, { ...options, body, headers });
}

/** Reads the newest of `count` mails to an address. */
export async function readNewestMail(identity: TestIdentity, email: string, count = 1) {
  const mail = await identity.mailServer.waitForMail(email, count);
  const text = mail.text ?? '';
  const hasLink = /https:\/\/\S*[?&]token=/.test(text);
  const code = /^\d{6}$/m.exec(text)?.[0] ?? '';
  return { mail, code, ...(hasLink && readMail(text)) };
}

/** As if the cooldown of mails had passed. */
export async function letGapPass({ database: { db } }: TestIdentity): Promise<void> {
  await db.collection('mail_gaps').deleteMany({});
}

/** Waits for an account's actions in the audit log, oldest first. */
export async function readAudit({ database: { db } }: TestIdentity, userId: string): Promise<string[]> {
  const entries = await db
    .collection('audit_log')
    .find({ $or: [{ 'actor.id': userId }, { 'traits.user_id': userId }] })
    .sort({ created_at: 1 })
    .toArray();
  return entries.map(({ action }) => String(action));
}
