import type { Language } from '@sabi/contracts/language';
import { phrases } from '@sabi/service-kit/mail/phrases';
import { type MailContent, type MailPart, renderMail } from '@sabi/service-kit/mail/mail-content';
import type { MailTokenType } from '../one-time-tokens/token-type';
import { contestedWarnings, tokenMailWordings } from './token-mail-wording';

export interface TokenMail {
  readonly type: MailTokenType;
  readonly language: Language;
  /** The owner's name, if known. */
  readonly firstName: string | undefined;
  /** There were other sign-ups with the address; see SignUpData. */
  readonly isContested: boolean;
  /** null for a mail with only a code. */
  readonly link: string | null;
  readonly code: string;
  readonly linkSeconds: number;
  readonly codeSeconds: number;
  /** Masked new address of a change (maskEmail); else empty. */
  readonly newEmail: string;
}

/** A mail with link, code, and advice for recipients who did not request it. */
export function renderTokenMail(mail: TokenMail): MailContent {
  const { language, type, link, code } = mail;
  const { greeting, duration, linkHint } = phrases[language];
  const words = tokenMailWordings[language][type];
  const intro = words.intro(mail.newEmail);
  const linkParts: MailPart[] =
    link && words.button
      ? [{ kind: 'link', url: link, label: words.button, hint: linkHint(duration(mail.linkSeconds)) }]
      : [];
  return renderMail({
    language,
    subject: words.subject,
    preview: intro,
    parts: [
      { kind: 'text', text: greeting(mail.firstName) },
      { kind: 'text', text: intro },
      ...(mail.isContested ? [{ kind: 'text', text: contestedWarnings[language] } as const] : []),
      ...linkParts,
      { kind: 'code', hint: words.codeHint(duration(mail.codeSeconds)), code },
    ],
    footer: words.ignore,
  });
}
