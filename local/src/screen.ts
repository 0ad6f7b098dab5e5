import { demoAccounts } from './demo-accounts';
import type { Platform } from './platform';

/** The one screen a person gets. */
export function describePlatform({ url, mailboxUrl, descriptions }: Platform, seconds: number): string {
  const lines = [
    '',
    `  Sabi is ready (${seconds.toFixed(1)} s)`,
    '',
    `  site       ${url}   ·   ${url}/id`,
    `  mailbox    ${mailboxUrl ?? 'the one of SMTP_URL'}`,
    `  API docs   ${url}/docs/api`,
    '',
    '  demo accounts',
    ...demoAccounts.map(({ email, password }) => `    ${email.padEnd(24)} ${password}`),
    '',
    ...descriptions.map((line) => `  ${line}`),
    '',
    '  Ctrl-C stops everything.',
    '',
  ];
  return lines.join('\n');
}
