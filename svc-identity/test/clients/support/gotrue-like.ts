import type { Overrides } from '../../support/identity';

/** Expected by clients' own tests: the public secret, GoTrue's answers, no wait between mails. */
export const demonstrationSecret = 'super-secret-jwt-token-with-at-least-32-characters-long';

export const likeGoTrue: Overrides = {
  NODE_ENV: 'test',
  JWT_SECRET: demonstrationSecret,
  SMTP_MAX_FREQUENCY: '1ns',
  SMS_MAX_FREQUENCY: '1ns',
  SIGNUP_SHOW_DUPLICATES: 'true',
  MAILER_LINKS_NEED_A_CLICK: 'false',
  MAILER_OTP_UNIFORM_ERRORS: 'true',
};

/** Their passwords are common ones, a difference in the table. */
export const testPassword = 'jendela-7-biru';
export const otherTestPassword = 'pintu-8-merah';
