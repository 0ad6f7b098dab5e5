import { Markup, markup } from '../markup';
import type { Language } from '@sabi/contracts/language';

export interface MailLayout {
  readonly language: Language;
  readonly title: string;
  /** Preview text, shown beside the subject. */
  readonly preview: string;
  readonly content: Markup;
  readonly footer: string;
  readonly unsubscribeLink?: { readonly url: string; readonly label: string };
}

const fonts = 'Arial, Helvetica, sans-serif';
const brand = '#c2410c';
const ink = '#1f2933';
const muted = '#5b6672';
const tint = '#fff6ef';
const table = new Markup('role="presentation" cellpadding="0" cellspacing="0" border="0"');

/** Layout of every mail: one column of at most 560 px, in tables and inline styles, which all mail clients render. */
export function renderMailLayout(layout: MailLayout): string {
  const { language, title, preview, content, footer, unsubscribeLink } = layout;
  return markup`<!doctype html>
<html lang="${language}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light">
  <title>${title}</title>
</head>
<body style="margin:0;padding:0;background:${tint};">
  <div style="display:none;max-height:0;overflow:hidden;">${preview}</div>
  <table ${table} width="100%" style="background:${tint};">
    <tr><td align="center" style="padding:24px 12px;">
      <table ${table} width="100%" style="max-width:560px;background:#ffffff;border-radius:12px;border-top:6px solid ${brand};">
        <tr><td style="padding:28px 28px 8px;font:bold 22px/1.2 ${fonts};color:${brand};">Sabi</td></tr>
        <tr><td style="padding:8px 28px 28px;font:16px/1.6 ${fonts};color:${ink};">
${content}
        </td></tr>
      </table>
      <p style="max-width:504px;margin:16px auto 0;font:13px/1.5 ${fonts};color:${muted};">${footer}${unsubscribeLink ? drawUnsubscribeLink(unsubscribeLink) : ''}</p>
    </td></tr>
  </table>
</body>
</html>
`.text;
}

function drawUnsubscribeLink({ url, label }: { url: string; label: string }): Markup {
  return markup` <a href="${url}" style="color:${muted};text-decoration:underline;">${label}</a>`;
}

export function paragraph(text: string): Markup {
  return markup`<p style="margin:0 0 16px;">${text}</p>`;
}

export function button({ url, label }: { url: string; label: string }): Markup {
  return markup`<table ${table} style="margin:24px 0;"><tr><td style="border-radius:8px;background:${brand};">
<a href="${url}" style="display:inline-block;padding:14px 28px;font:bold 16px/1.2 ${fonts};color:#ffffff;text-decoration:none;">${label}</a>
</td></tr></table>`;
}

/** A code to type, large and separate from the text. */
export function codeBlock(code: string): Markup {
  return markup`<p style="margin:0 0 16px;padding:12px 16px;background:${tint};border-radius:8px;font:bold 28px/1.2 Courier, monospace;letter-spacing:6px;color:${ink};text-align:center;">${code}</p>`;
}

/** The address in full, for mail clients without buttons. */
export function plainLink(url: string): Markup {
  return markup`<p style="margin:0 0 16px;font-size:14px;word-break:break-all;"><a href="${url}" style="color:${brand};">${url}</a></p>`;
}

export function stack(parts: readonly Markup[]): Markup {
  return new Markup(parts.map(({ text }) => text).join('\n'));
}
