import JSZip from 'jszip';
import mammoth from 'mammoth';
import { maxLines, toDocumentLines } from '@sabi/cv-rules/document-text';
import { countInvisible, normaliseText } from '@sabi/cv-rules/normalise-text';
import { insertChunks, markChunks } from './alternative-chunks';
import { contactLines } from '../contact-lines';
import { CvUnreadable } from '../cv-unreadable';
import type { ExtractedDocument } from '../extracted-document';
import { type HtmlLine, htmlToStyledLines } from './html-lines';
import { hiddenStyles, withoutHiddenRuns } from './hidden-runs';
import { openArchive } from './open-archive';
import { toReadableMarkup } from './readable-markup';
import { spellLigatures } from '../visible-characters';

type Parts = ReadonlyMap<string, Buffer>;

/** All that mammoth is given. */
const part = /\.(xml|rels)$/i;
const headerPart = /(^|\/)header\d*\.xml$/i;
const footerPart = /(^|\/)footer\d*\.xml$/i;

/**
 * Reads headers, body and footers without hidden text. mammoth gets only parts within the archive's limits.
 */
export async function readDocx(bytes: Buffer): Promise<ExtractedDocument> {
  const { parts, hiddenLetters } = withoutHidden(await openArchive(bytes));
  const main = mainPartName(parts);
  const margins = (pattern: RegExp) => readMargins(parts, main, pattern);
  const heads = await margins(headerPart);
  const body = await readPart(parts, main);
  const feet = await margins(footerPart);
  const read = [...heads, body, ...feet];
  return {
    text: normaliseText(read.map(toPlainText).join('\n\n')),
    ...withFeetApart(heads, body, feet.flat()),
    hiddenLetters: hiddenLetters + read.flat().reduce((sum, { text }) => sum + countInvisible(text), 0),
  };
}

/** Feet are no part of the last section; what says how to reach the person follows the first line. */
function withFeetApart(
  heads: readonly (readonly HtmlLine[])[],
  body: readonly HtmlLine[],
  feet: readonly HtmlLine[],
): Pick<ExtractedDocument, 'lines' | 'furniture'> {
  const top = toDocumentLines([...heads, body].flatMap((lines) => [{ text: '' }, ...lines]));
  const foot = toDocumentLines(feet);
  const [name, ...rest] = top;
  if (!name) return { lines: foot };
  const texts = foot.map(({ text }) => text);
  const reach = contactLines(texts, toPlainText([...top]));
  return {
    lines: [name, ...toDocumentLines(reach.map((text) => ({ text }))), ...rest].slice(0, maxLines),
    furniture: texts,
  };
}

function withoutHidden(parts: Parts): { parts: Parts; hiddenLetters: number } {
  const styles = hiddenStyles(parts.get('word/styles.xml')?.toString('utf8') ?? '');
  const main = mainPartName(parts);
  let hiddenLetters = 0;
  const visible = [...parts].map(([name, content]): [string, Buffer] => {
    if (name !== main && !headerPart.test(name) && !footerPart.test(name)) return [name, content];
    const part = withoutHiddenRuns(content.toString('utf8'), styles);
    hiddenLetters += part.hiddenLetters;
    return [name, Buffer.from(toReadableMarkup(part.markup))];
  });
  return { parts: new Map(visible), hiddenLetters };
}

const toPlainText = (lines: readonly Pick<HtmlLine, 'text'>[]) => lines.map(({ text }) => text).join('\n');

function mainPartName(parts: Parts): string {
  const relationships =
    parts
      .get('_rels/.rels')
      ?.toString('utf8')
      .match(/<Relationship\s[^<>]*>/g) ?? [];
  const toMain = relationships.find((relationship) => /Type="[^"]*\/officeDocument"/.test(relationship));
  const name = /Target="\/?([^"]+)"/.exec(toMain ?? '')?.[1] ?? 'word/document.xml';
  if (!parts.has(name)) throw new CvUnreadable('INVALID_FILE');
  return name;
}

async function readPart(parts: Parts, main: string): Promise<HtmlLine[]> {
  const zip = new JSZip();
  const marked = markChunks(parts.get(main)?.toString('utf8') ?? '', parts, main);
  for (const [name, content] of parts) if (part.test(name)) zip.file(name, content);
  if (marked.chunks.size > 0) zip.file(main, marked.markup);
  const { value } = await mammoth.convertToHtml(
    { buffer: await zip.generateAsync({ type: 'nodebuffer', compression: 'STORE' }) },
    {
      externalFileAccess: false,
      ignoreEmptyParagraphs: false,
      convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
    },
  );
  return htmlToStyledLines(spellLigatures(insertChunks(value, marked)));
}

/**
 * Converts each header and footer as a document, because mammoth skips them and names and contacts are often
 * there.
 */
async function readMargins(parts: Parts, main: string, pattern: RegExp): Promise<HtmlLine[][]> {
  const margins = new Map<string, HtmlLine[]>();
  for (const [name, content] of parts) {
    if (!pattern.test(name)) continue;
    const lines = await readPart(asOnlyPart(parts, main, name, content), main);
    margins.set(toPlainText(lines).trim(), lines);
  }
  margins.delete('');
  return [...margins.values()];
}

/** An archive with a header or footer as the document. */
function asOnlyPart(parts: Parts, main: string, name: string, content: Buffer): Parts {
  const frame = [...parts].filter(([part]) => part === '[Content_Types].xml' || part === '_rels/.rels');
  const relationships = parts.get(relationshipsOf(name));
  return new Map([
    ...frame,
    [main, asDocument(content)],
    ...(relationships ? [[relationshipsOf(main), relationships] as const] : []),
  ]);
}

function asDocument(margin: Buffer): Buffer {
  const markup = margin
    .toString('utf8')
    .replace(/<w:(?:hdr|ftr)(\s[^<>]*)?>/, '<w:document$1><w:body>')
    .replace(/<\/w:(?:hdr|ftr)>/, '</w:body></w:document>');
  return Buffer.from(markup);
}

/** `word/header1.xml` → `word/_rels/header1.xml.rels`. */
function relationshipsOf(name: string): string {
  return name.replace(/([^/]+)$/, '_rels/$1.rels');
}
