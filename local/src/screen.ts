import { demoAccounts } from './demo/demo-accounts';
import { codeOf } from './demo/staff-factors';
import type { Platform } from './platform';

export function describePlatform(
  { url, mailboxUrl, descriptions, staffFactors, remotes, problems }: Platform,
  seconds: number,
): string {
  const lines = [
    '',
    problems.length === 0
      ? `  Sabi is ready (${seconds.toFixed(1)} s)`
      : `  Sabi has started (${seconds.toFixed(1)} s), but not all of it works:`,
    ...problems.flatMap((problem) => ['', ...indent(problem)]),
    '',
    `  site       ${url}   ·   ${url}/id`,
    `  mailbox    ${mailboxUrl ?? 'the one of SMTP_URL'}`,
    `  API docs   ${url}/docs/api`,
    '',
    '  demo accounts',
    ...demoAccounts.map(({ email, password }) => {
      const secret = staffFactors[email];
      const factor = secret ? `   factor ${secret}, now ${codeOf(secret)}` : '';
      return `    ${email.padEnd(24)} ${password.padEnd(24)}${factor}`.trimEnd();
    }),
    `    the staff decides at ${url}/staff; codes of their factors: npm run demo-codes`,
    '',
    ...(remotes.length > 0 ? ['  remotes', ...remotes.map((remote) => `    ${remote}`), ''] : []),
    ...descriptions.map((line) => `  ${line}`),
    '',
    '  Ctrl-C stops everything.',
    '',
  ];
  return lines.join('\n');
}

function indent(text: string): string[] {
  return text.split('\n').map((line) => `  ${line}`);
}
