import type { Language } from '@sabi/contracts/language';
import { MailNotSent, MailRefused } from '@sabi/service-kit/mail/mailer';
import type { Settings } from '../settings/settings';
import { describeUser } from '../users/describe-user';
import type { User } from '../users/user';
import { HookRefused } from './hook-errors';
import type { Hooks } from './hooks';

/** Mail data by GoTrue's names; missing values are empty texts. */
export interface HookedMailData {
  readonly email_action_type: string;
  readonly token?: string;
  readonly token_hash?: string;
  readonly redirect_to?: string | null;
  readonly token_new?: string;
  readonly token_hash_new?: string;
  readonly old_email?: string;
  readonly provider?: string;
  readonly factor_type?: string;
}

export interface HookedMail {
  /** Mail id, which identifies repeated calls. */
  readonly id: string;
  readonly user: User;
  readonly language: Language;
  readonly data: HookedMailData;
}

/**
 * Sends a mail by the operator's hook.
 * @throws {MailRefused} for a permanent rejection; {MailNotSent} for failures worth a retry
 */
export async function sendMailByHook(
  { id, user, language, data }: HookedMail,
  { hooks, settings }: { hooks: Hooks } & { settings: Pick<Settings, 'siteUrl' | 'externalUrl'> },
): Promise<void> {
  const email_data = {
    token: data.token ?? '',
    token_hash: data.token_hash ?? '',
    redirect_to: data.redirect_to ?? settings.siteUrl,
    email_action_type: data.email_action_type,
    // Base address of links, to which hooks append `/verify`.
    site_url: settings.externalUrl,
    token_new: data.token_new ?? '',
    token_hash_new: data.token_hash_new ?? '',
    old_email: data.old_email ?? '',
    old_phone: '',
    provider: data.provider ?? '',
    factor_type: data.factor_type ?? '',
    // Not in GoTrue: the owner's language.
    language,
  };
  try {
    await hooks.call('send-email', { id, ip: null, payload: { user: describeUser(user), email_data } });
  } catch (error) {
    const isFinal = error instanceof HookRefused && error.status < 500 && error.status !== 429;
    throw isFinal
      ? new MailRefused('The hook does not send it', { cause: error })
      : new MailNotSent('The hook has not sent it', { cause: error });
  }
}
