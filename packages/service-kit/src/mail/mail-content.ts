import type { Language } from '@sabi/contracts/language';
import type { Markup } from '../markup';
import { button, codeBlock, paragraph, plainLink, renderMailLayout, stack } from './mail-layout';

export interface MailContent {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Part of a mail, rendered as HTML and as plain text. */
export type MailPart =
  | { readonly kind: 'text'; readonly text: string }
  /** @param hint in case the button does not open; without one the address is not spelled out */
  | { readonly kind: 'link'; readonly url: string; readonly label: string; readonly hint?: string }
  | { readonly kind: 'code'; readonly hint: string; readonly code: string };

export interface MailDraft {
  readonly language: Language;
  readonly subject: string;
  /** Preview text, shown beside the subject. */
  readonly preview: string;
  readonly parts: readonly MailPart[];
  readonly footer: string;
  /** Link to a page that confirms. Absent from mails about security and the account, which cannot be switched off. */
  readonly unsubscribeLink?: UnsubscribeLink;
}

export interface UnsubscribeLink {
  readonly url: string;
  readonly label: string;
}

const sender = 'Sabi';

export function renderMail({ subject, parts, footer, unsubscribeLink, ...draft }: MailDraft): MailContent {
  const content = stack(parts.flatMap(drawAsHtml));
  const closing = unsubscribeLink ? [footer, drawAsText({ kind: 'link', ...unsubscribeLink })] : [footer];
  return {
    subject,
    html: renderMailLayout({
      ...draft,
      title: subject,
      content,
      footer,
      ...(unsubscribeLink && { unsubscribeLink }),
    }),
    text: [...parts.map(drawAsText), ...closing, sender].join('\n\n') + '\n',
  };
}

function drawAsHtml(part: MailPart): Markup[] {
  if (part.kind === 'text') return [paragraph(part.text)];
  if (part.kind === 'code') return [paragraph(part.hint), codeBlock(part.code)];
  const spelledOut = part.hint ? [paragraph(part.hint), plainLink(part.url)] : [];
  return [button({ url: part.url, label: part.label }), ...spelledOut];
}

function drawAsText(part: MailPart): string {
  if (part.kind === 'text') return part.text;
  return part.kind === 'code' ? `${part.hint}\n${part.code}` : `${part.label}:\n${part.url}`;
}
