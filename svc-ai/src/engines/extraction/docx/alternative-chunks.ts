import { decodeText } from '@sabi/cv/decode-text';
import { replaceElements } from './elements';
import { prefixOf } from './hidden-runs';

type Parts = ReadonlyMap<string, Buffer>;

const web = /\.x?html?$/i;
const plain = /\.txt$/i;
const block =
  /\s*(<\/?(?:p|div|h[1-6]|ul|ol|li|table|tr|t[dh]|tbody|thead|br|body|html|head|section)\b[^<>]*>)\s*/gi;

/** A document whose imported chunks are marked, and the HTML of each chunk by its mark. */
export interface MarkedChunks {
  readonly markup: string;
  readonly chunks: ReadonlyMap<string, string>;
}

/**
 * Programs put HTML or text into a Word file as it is (`altChunk`), for Word to convert when it opens the file.
 * mammoth skips it, so that a mark stands in its place until its HTML can.
 * @param main name of the main part
 */
export function markChunks(markup: string, parts: Parts, main: string): MarkedChunks {
  const w = prefixOf(markup);
  const relationships = parts.get(main.replace(/([^/]+)$/, '_rels/$1.rels'))?.toString('utf8') ?? '';
  const chunks = new Map<string, string>();
  const marked = replaceElements(markup, `${w}:altChunk`, (element) => {
    const id = /\br:id="([^"]*)"/.exec(element)?.[1] ?? '';
    const html = htmlOf(targetOf(relationships, id), parts, main);
    if (html === undefined) return '';
    const mark = `\ue0f0${chunks.size}\ue0f1`;
    chunks.set(mark, html);
    return `<${w}:p><${w}:r><${w}:t>${mark}</${w}:t></${w}:r></${w}:p>`;
  });
  return { markup: marked, chunks };
}

/** Puts the chunks into a converted document. */
export function insertChunks(html: string, { chunks }: MarkedChunks): string {
  let whole = html;
  for (const [mark, chunk] of chunks) whole = whole.replace(`<p>${mark}</p>`, () => chunk);
  return whole;
}

function targetOf(relationships: string, id: string): string {
  const all = relationships.match(/<Relationship\s[^<>]*>/g) ?? [];
  const own = all.find((relationship) => relationship.includes(`Id="${id}"`));
  return /Target="([^"]*)"/.exec(own ?? '')?.[1] ?? '';
}

function htmlOf(target: string, parts: Parts, main: string): string | undefined {
  const name = target.startsWith('/') ? target.slice(1) : main.replace(/[^/]*$/, target);
  const bytes = parts.get(name);
  const text = bytes && decodeText(bytes);
  if (text === undefined) return undefined;
  if (web.test(name)) return text.replace(/\s+/g, ' ').replace(block, '$1');
  if (!plain.test(name)) return undefined;
  const lines = text
    .split(/\r\n?|\n/)
    .map((line) => `<p>${line.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</p>`);
  return lines.join('');
}
