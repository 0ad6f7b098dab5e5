import { compile, type HtmlToTextOptions } from 'html-to-text';

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
  selector,
  options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 1 },
}));
const list = { leadingLineBreaks: 1, trailingLineBreaks: 2 };
const options: HtmlToTextOptions = {
  wordwrap: false,
  limits: { maxDepth: 100, ellipsis: '' }, // more ends the process; a text without a word is refused
  selectors: [
    ...headings,
    { selector: 'ul', options: { ...list, itemPrefix: '- ' } },
    { selector: 'ol', options: list },
    { selector: 'li', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'li > p', format: 'paragraph', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'td', format: 'inlineSurround', options: { suffix: ' ' } },
    { selector: 'th', format: 'inlineSurround', options: { suffix: ' ' } },
    // The rules have to see where a link leads.
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
    ...['img', 'script', 'style'].map((selector) => ({ selector, format: 'skip' })),
  ],
};
const convert = compile(options);

const tags = /<br\s*\/?>|<\/(?:p|div|span|ul|ol|li|h[1-6]|b|strong|em|i|u|a|font|table|tr|td)>/i;
const entities = /&(?:amp|nbsp|lt|gt|quot|apos|bull|hellip|[nm]dash|[lr][sd]quo|#\d+|#x[\da-f]+);/i;

/** Text of a row with its paragraphs and lists. @param format undefined where the row does not say it */
export function toPlainText(text: string, format: 'plain' | 'html' | undefined): string {
  if (format === 'plain') return text;
  if (format === 'html' || tags.test(text)) return convertHtml(text);
  if (!entities.test(text)) return text;
  const decoded = text.split('\n').map(convertHtml).join('\n');
  return tags.test(decoded) ? convertHtml(decoded) : decoded; // some programs escape their HTML
}

const convertHtml = (html: string): string =>
  convert(html)
    .replaceAll('\u{A0}', ' ')
    .replaceAll(/ +$|^ (?=\d\. )/gm, '') // the library indents numbers of one digit
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
