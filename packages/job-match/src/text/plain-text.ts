import { normaliseText } from '@sabi/cv-rules/normalise-text';

/** An address with a path but without `https://`; `Node.js/React` is none. */
const bareAddress =
  /\b(?:[a-z0-9-]{1,63}\.){1,5}(?:com|net|org|id|io|co|me|ly|info|biz|xyz|site|online|app|dev|link|top|shop|ru|cn|example)\/\S*/gi;

/** Markup and links with their replacements. */
const markup: readonly (readonly [RegExp, string])[] = [
  [/^[ \t]*(?:```|~~~).*(?:\n|$)/gm, ''],
  [/!?\[([^[\]\n]{0,500})\]\([^)\n]{0,2000}\)/g, '$1'],
  [/<\/?[a-z][^<>\n]{0,500}>/gi, ''],
  [/\b(?:https?:\/\/|www\.)\S+/gi, ''],
  [/\b(?:javascript|data|vbscript|file|ftp):\S+/gi, ''],
  [bareAddress, ''],
  [/^ {0,3}#{1,6} +/gm, ''],
  [/^ *[*+•] +/gm, '- '],
  [/(\*\*|__)(?=\S)([^\n]{1,500}?)\1/g, '$2'],
  [/`([^`\n]{1,500})`/g, '$1'],
];

/** Removes Markdown, HTML and links: addresses in answers are invented or untrusted. */
export function toPlainText(text: string): string {
  const plain = markup.reduce(
    (result, [pattern, rest]) => result.replace(pattern, rest),
    normaliseText(text),
  );
  return normaliseText(plain);
}
