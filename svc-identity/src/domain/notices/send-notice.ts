import type { Mailer } from '@sabi/service-kit/mail/mailer';
import { safeName } from '@sabi/service-kit/mail/safe-name';
import type { Hooks } from '../hooks/hooks';
import type { Settings } from '../settings/settings';
import type { UserRepository } from '../users/user-repository';
import type { NoticeRepository } from './notice-repository';
import { renderNotice } from './render-notice';
import { sendNoticeByHook } from './send-notice-by-hook';

interface SendNoticeDependencies {
  readonly notices: NoticeRepository;
  readonly users: UserRepository;
  readonly mailer: Mailer;
  readonly hooks: Hooks;
  readonly settings: Settings;
}

/**
 * Sends a requested notice. A retry sends the same mail.
 * @returns whether a mail server or the operator's hook accepted it
 * @throws {MailRefused} when the address will never accept mail; other errors are worth a retry
 */
export async function sendNotice(
  { noticeId }: { noticeId: string },
  deps: SendNoticeDependencies,
): Promise<boolean> {
  const { notices, users, mailer, settings } = deps;
  const notice = await notices.find(noticeId);
  if (!notice) return false;
  const user = await users.findById(notice.user_id);
  if (!user || user.deleted_at) return false;
  if (deps.hooks.has('send-email')) {
    await sendNoticeByHook({ notice, user }, deps);
    return true;
  }
  const firstName = safeName(user.user_metadata['first_name']);
  const content = renderNotice({ notice, siteUrl: settings.siteUrl, firstName });
  await mailer.send({ ...content, id: notice.id, to: notice.recipient, language: notice.language });
  return true;
}
