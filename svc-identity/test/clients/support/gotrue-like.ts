import type { Overrides } from '../../support/identity';

/** What the clients' own tests take for granted: the public secret, GoTrue's answers and no waiting between mails. */
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

/** Their passwords are on the list of common ones, which has a row in the table of differences. */
export const testPassword = 'jendela-7-biru';
export const otherTestPassword = 'pintu-8-merah';
