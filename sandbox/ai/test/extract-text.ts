import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { CvFixture } from '@sabi/test-kit/fixtures';
import mammoth from 'mammoth';
import WordExtractor from 'word-extractor';

const readPdf = join(import.meta.dirname, 'read-pdf.mjs');

/** Text of a CV as common libraries extract it, for a request to the model. */
export async function extractText({ format, path }: Pick<CvFixture, 'format' | 'path'>): Promise<string> {
  if (format === 'pdf') return (await promisify(execFile)(process.execPath, [readPdf, path])).stdout;
  const bytes = await readFile(path);
  if (format === 'doc') return (await new WordExtractor().extract(bytes)).getBody();
  return htmlToText((await mammoth.convertToHtml({ buffer: bytes })).value);
}

/**
 * A bullet before list items, a tab between the cells of a row; cells of several paragraphs are output one after the
 * other.
 */
function htmlToText(html: string): string {
  return withoutTags(html.replace(/<tr>(.*?)<\/tr>/g, (_row, cells: string) => `${toRow(cells)}\n`))
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}

function toRow(html: string): string {
  const cells = [...html.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/g)].map(([, cell = '']) =>
    withoutTags(cell).trim(),
  );
  return cells.some((cell) => cell.includes('\n'))
    ? cells.map((cell) => `\n${cell}\n`).join('')
    : cells.join('\t');
}

function withoutTags(html: string): string {
  const opened = html.replace(/<li>/g, '\n• ').replace(/<(?:br|h\d)\b[^>]*>|<\/(?:p|h\d|li)>/g, '\n');
  return opened.replace(/<[^>]+>/g, '');
}
