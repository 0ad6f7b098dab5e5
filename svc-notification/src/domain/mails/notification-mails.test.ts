import { languages } from '@sabi/contracts/language';
import {
  companyNotificationKinds,
  type NotificationKind,
  notificationKinds,
} from '@sabi/contracts/notification/notification-kinds';
import type { MailedNotification } from './notification-mail';
import { renderNotificationMail } from './render-notification-mail';

const id = 'f6e9a2fe-3b46-4e0c-8a6e-1f3a5f8f2f10';
const siteUrl = 'https://sabi.example';
const title = {
  job_id: 'f6e9a2fe-3b46-4e0c-8a6e-1f3a5f8f2f11',
  job_title: 'Operator Produksi',
  company_name: 'PT Nusantara Rasa',
  company_slug: 'pt-nusantara-rasa',
};

function topicOf(kind: NotificationKind): MailedNotification['topic'] {
  if (kind === 'message_received') return 'messages';
  return (companyNotificationKinds as readonly string[]).includes(kind) ? 'hiring' : 'applications';
}

describe.each(languages)('in %s', (language) => {
  const render = (kind: NotificationKind, count = 1, names = title) =>
    renderNotificationMail(
      {
        ...{ id, user_id: id, kind, topic: topicOf(kind), count, batch_key: null, read_at: null },
        subject: { type: kind === 'message_received' ? 'thread' : 'application', id },
      },
      {
        ...{ id, siteUrl, title: names },
        recipient: {
          ...{ email: 'ayu@example.com', language, first_name: 'Ayu' },
          unsubscribe: { page: `${siteUrl}/unsubscribe?token=t`, one_click: `${siteUrl}/one-click/t` },
        },
      },
    );

  test.each(notificationKinds)('the mail of %s', (kind) => {
    const mails = [1, 3].map((count) => render(kind, count));
    expect(mails.map(({ subject, text }) => `${subject}\n\n${text}`).join('\n---\n')).toMatchSnapshot();
    expect(mails[0]?.html).toContain(`lang="${language}"`);
    expect(mails[0]?.oneClickUnsubscribeUrl).toBe(`${siteUrl}/one-click/t`);
  });

  test('names that look like addresses are left out', () => {
    const { subject, text, html } = render('application_moved', 1, {
      ...title,
      job_title: 'Hadiah di win.example/prize',
      company_name: 'win.example',
    });
    expect(subject + text + html).not.toContain('win.example');
  });
});
