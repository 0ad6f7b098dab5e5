import { normaliseText } from '@sabi/cv-rules/normalise-text';

/** A site and a path on it without `https://`; `Node.js/React` is none. */
const bareAddress =
  /\b(?:[a-z0-9-]{1,63}\.){1,5}(?:com|net|org|id|io|co|me|ly|info|biz|xyz|site|online|app|dev|link|top|shop|ru|cn|example)\/\S*/gi;

/** What gives a text a look or leads away from it, and what stays of it. */
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

/**
 * An answer as text for people: no Markdown, no markup, nothing that leads elsewhere, for an address in an answer is the
 * invention of a model or of whoever wrote what it read.
 */
export function toPlainText(text: string): string {
  const plain = markup.reduce(
    (result, [pattern, rest]) => result.replace(pattern, rest),
    normaliseText(text),
  );
  return normaliseText(plain);
}
