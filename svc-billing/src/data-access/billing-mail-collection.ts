import type { MailCollection } from '@sabi/service-kit/mail/mongo-mail-store';

export const billingMailCollection: MailCollection = {
  name: 'billing_mails',
  idField: 'id',
  causeFields: ['user_id', 'cause'],
  /** Longer than the reminder period of a plan, so that no reminder is sent twice. */
  retentionSeconds: 120 * 86_400,
};
