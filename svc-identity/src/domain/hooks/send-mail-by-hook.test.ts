import { MailNotSent, MailRefused } from '@sabi/service-kit/mail/mailer';
import { newUser } from '../users/new-user';
import { hookBusy, HookRefused, hookTimedOut } from './hook-errors';
import type { Hooks } from './hooks';
import { sendMailByHook } from './send-mail-by-hook';

const settings = { siteUrl: 'https://sabi.example', externalUrl: 'https://sabi.example/auth/v1' };
const user = newUser(
  { aud: 'authenticated', email: 'ayu@example.com', passwordHash: null, language: 'id' },
  {},
);
const refusal = (httpCode: number) => new HookRefused({ httpCode, message: 'No.' });

test.each([
  ['that it never will', refusal(422), MailRefused],
  ['that it is too much now', refusal(429), MailNotSent],
  ['that it cannot now', refusal(503), MailNotSent],
  ['that it is busy', hookBusy(), MailNotSent],
  ['nothing in time', hookTimedOut(5000), MailNotSent],
])('the answer %s of the hook decides whether the queue retries', async (_name, error, outcome) => {
  const hooks: Hooks = {
    has: () => true,
    call: () => Promise.reject(error),
    notify: () => undefined,
    close: () => Promise.resolve(),
  };
  const mail = { id: 'a', user, language: 'id', data: { email_action_type: 'signup' } } as const;
  await expect(sendMailByHook(mail, { hooks, settings })).rejects.toThrow(outcome);
});
