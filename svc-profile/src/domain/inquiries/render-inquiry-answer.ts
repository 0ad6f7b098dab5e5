import { renderMail } from '@sabi/service-kit/mail/mail-content';
import type { Mail } from '@sabi/service-kit/mail/mailer';
import { phrases } from '@sabi/service-kit/mail/phrases';
import { safeName } from '@sabi/service-kit/mail/safe-name';
import { inquiryAnswerWordings } from './inquiry-answer-wording';
import type { StoredInquiry } from './inquiry-repository';

/** The staff's answer, in the language of the inquiry. Replies go to the staff. */
export function renderInquiryAnswer(
  { kind, email, language, first_name: firstName, created_at: createdAt, answer }: StoredInquiry,
  { mailId, staffAddress }: { mailId: string; staffAddress: string },
): Mail {
  const { greeting, moment } = phrases[language];
  const { subjects, introductions, closing, footer } = inquiryAnswerWordings[language];
  const introduction = introductions[kind](moment(createdAt));
  const texts = [greeting(safeName(firstName)), introduction, ...toParagraphs(answer), closing];
  const content = renderMail({
    language,
    subject: subjects[kind],
    preview: introduction,
    parts: texts.map((text) => ({ kind: 'text', text }) as const),
    footer,
  });
  const replyTo = { name: 'Sabi', address: staffAddress };
  return { id: mailId, to: email, replyTo, language, ...content };
}

const toParagraphs = (words: string | null): string[] => words?.split(/\s*\n\s*/).filter(Boolean) ?? [];
