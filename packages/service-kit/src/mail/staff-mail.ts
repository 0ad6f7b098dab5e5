import type { Language } from '@sabi/contracts/language';
import type { Mail } from './mailer';
import { type Markup, joinMarkup, markup } from '../markup';

export const languageNames: Readonly<Record<Language, string>> = { en: 'English', id: 'Indonesian' };

/** A line of the mail; omitted without a value. */
export type StaffMailFact = readonly [label: string, value: string | null];

interface StaffMail extends Pick<Mail, 'id' | 'to' | 'subject' | 'replyTo'> {
  readonly facts: readonly StaffMailFact[];
  readonly message: string;
}

/** A mail to the staff, in their working language. */
export function renderStaffMail({ facts, message, ...mail }: StaffMail): Mail {
  const factLines = facts.flatMap(([label, value]) => (value ? [[label, toLine(value)] as const] : []));
  return {
    ...mail,
    text:
      [...factLines.map(([label, value]) => `${label}: ${value}`), '', message].join('\n').trimEnd() + '\n',
    html: renderHtml(mail.subject, factLines, message),
    language: 'en',
  };
}

/** Keeps a stranger's single-line input on one line, so that it cannot inject headers or facts. */
export function toLine(value: string): string {
  return value.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}

const cell = 'padding:4px 16px 4px 0;vertical-align:top;';

function renderHtml(
  title: string,
  facts: readonly (readonly [label: string, value: string])[],
  message: string,
): string {
  const rows: Markup[] = facts.map(
    ([label, value]) =>
      markup`<tr><th style="${cell}text-align:left;">${label}</th><td style="${cell}">${value}</td></tr>`,
  );
  return markup`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>${title}</title>
</head>
<body style="margin:24px;font:16px/1.5 Arial, Helvetica, sans-serif;color:#231c17;">
  <table cellpadding="0" cellspacing="0" border="0" style="font:inherit;">
${joinMarkup(rows)}
  </table>
  <p style="margin:16px 0 0;max-width:640px;white-space:pre-wrap;">${message}</p>
</body>
</html>
`.text;
}
