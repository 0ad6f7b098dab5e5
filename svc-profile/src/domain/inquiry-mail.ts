import type { InquiryKind, InquiryType } from '@sabi/contracts/inquiry';
import type { Language } from '@sabi/contracts/language';
import type { Mail } from '@sabi/service-kit/mail/mailer';
import { type Markup, joinMarkup, markup } from '@sabi/service-kit/markup';
import type { StoredInquiry } from '../data-access/inquiry-repository';

const kinds: Readonly<Record<InquiryKind, string>> = { contact: 'Contact', consultation: 'Consultation' };
const types: Readonly<Record<InquiryType, string>> = {
  general: 'General question',
  talent: 'Talent solution',
  company: 'Company solution',
  partnership: 'Partnership',
  support: 'Support',
  other: 'Something else',
  career: 'Career planning',
  'cv-review': 'CV review',
  'job-search': 'Job search',
  interview: 'Interview preparation',
};
const languages: Readonly<Record<Language, string>> = { en: 'English', id: 'Indonesian' };

/** Tells the staff of an inquiry, in the language they work in. An answer to the mail goes to who asked. */
export function renderInquiryMail(inquiry: StoredInquiry, staffAddress: string): Mail {
  const name = toLine(`${inquiry.first_name} ${inquiry.last_name}`);
  const about = inquiry.inquiry_type ? types[inquiry.inquiry_type] : 'No subject chosen';
  const subject = `${kinds[inquiry.kind]}: ${about}, from ${name}`;
  const facts = describe(inquiry, name, about);
  const message = inquiry.message ?? '';
  return {
    id: inquiry.id,
    to: staffAddress,
    replyTo: { name, address: inquiry.email },
    subject,
    text: [...facts.map(([label, value]) => `${label}: ${value}`), '', message].join('\n').trimEnd() + '\n',
    html: renderHtml(subject, facts, message),
    language: 'en',
  };
}

type Fact = readonly [label: string, value: string];

function describe(inquiry: StoredInquiry, name: string, about: string): Fact[] {
  const facts: (readonly [string, string | null])[] = [
    ['About', about],
    ['Name', name],
    ['Email', inquiry.email],
    ['Phone', inquiry.phone_number],
    ['Company', inquiry.company_name],
    ['Writes in', languages[inquiry.language]],
    ['Account', inquiry.user_id],
    ['Received', inquiry.created_at.toISOString()],
    ['Inquiry', inquiry.id],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, toLine(value)] as const] : []));
}

/** What a stranger wrote into a field of one line stays on one line: no header and no fact of their own making. */
function toLine(value: string): string {
  return value.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}

const cell = 'padding:4px 16px 4px 0;vertical-align:top;';

function renderHtml(title: string, facts: readonly Fact[], message: string): string {
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
