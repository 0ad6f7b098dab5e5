import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export interface ReadPdf {
  readonly pages: readonly string[];
  readonly text: string;
  readonly info: Readonly<Record<string, unknown>>;
  /** XMP. */
  readonly metadata: string;
  readonly isTagged: boolean;
  /** Left, bottom, right and top of the first page in points. */
  readonly size: readonly number[];
  /** Roles of the elements in the first page's structure. */
  readonly roles: readonly string[];
  readonly links: readonly string[];
  readonly attachments: Readonly<Record<string, string>>;
}

/** Content of a PDF, read by another program than the one that wrote it. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const output = execFileSync(process.execPath, [join(__dirname, 'pdf-reader.mjs')], {
    input: bytes,
    maxBuffer: 50_000_000,
  });
  const read = JSON.parse(output.toString()) as Omit<ReadPdf, 'text'>;
  return { ...read, text: read.pages.join('\n') };
}
