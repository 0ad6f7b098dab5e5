import type { Language } from '@sabi/contracts/language';
import { MailNotSent, MailRefused } from '@sabi/service-kit/mail/mailer';
import type { Ports } from '../ports/ports';
import { describeUser } from '../users/describe-user';
import type { User } from '../users/user';
import { HookRefused } from './hook-errors';

/** What a mail is about, in GoTrue's words; what is left out is told as empty. */
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
  /** Of the mail: a hook that is asked again for one it has sent knows it. */
  readonly id: string;
  readonly user: User;
  readonly language: Language;
  readonly data: HookedMailData;
}

/**
 * Has the operator's hook send a mail in place of a mail server.
 * @throws {MailRefused} where it says that it never will; {MailNotSent} for anything worth another try
 */
export async function sendMailByHook(
  { id, user, language, data }: HookedMail,
  { hooks, settings }: Pick<Ports, 'hooks' | 'settings'>,
): Promise<void> {
  const email_data = {
    token: data.token ?? '',
    token_hash: data.token_hash ?? '',
    redirect_to: data.redirect_to ?? settings.siteUrl,
    email_action_type: data.email_action_type,
    // Where links of its own lead: to `/verify` under this address.
    site_url: settings.externalUrl,
    token_new: data.token_new ?? '',
    token_hash_new: data.token_hash_new ?? '',
    old_email: data.old_email ?? '',
    old_phone: '',
    provider: data.provider ?? '',
    factor_type: data.factor_type ?? '',
    // Not GoTrue's: what language the account's owner reads.
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
