import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import { fitCv } from '@sabi/cv/fit-cv';
import { InvalidJsonResume } from '@sabi/json-resume/json-resume';
import { readJsonResume, readWholeJsonResume } from '@sabi/json-resume/read-json-resume';
import type { getDocumentProxy } from 'unpdf';
import type { PrintedLine } from './text-lines';
import { attachmentMatchesPages } from './verify-attachment';

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

/** Name in our documents and other programs. */
const attachmentName = 'resume.json';
const maxBytes = 1_000_000;

/**
 * Reads an attached JSON Resume if the pages contain the same values, because readers do not see the
 * attachment.
 * @returns undefined without one, or when the pages differ
 */
export async function readJsonResumeAttachment(
  document: PdfDocument,
  lines: readonly PrintedLine[],
): Promise<ParsedCv | undefined> {
  const content = await findAttachment(document);
  const cv = content && readContent(content);
  return cv &&
    attachmentMatchesPages(
      cv,
      lines.map(({ text }) => text),
    )
    ? cv
    : undefined;
}

/** A damaged table of attachments does not fail the document. */
async function findAttachment(document: PdfDocument): Promise<Uint8Array | undefined> {
  try {
    const attachments = (await document.getAttachments()) as Record<
      string,
      { filename?: unknown; content?: unknown }
    > | null;
    const found = Object.values(attachments ?? {}).find(({ filename }) => filename === attachmentName);
    return found?.content instanceof Uint8Array && found.content.length <= maxBytes
      ? found.content
      : undefined;
  } catch {
    return undefined;
  }
}

/** Ignores an attachment too large for a profile: the parser reports omissions from the pages. */
function readContent(content: Uint8Array): ParsedCv | undefined {
  try {
    const document = JSON.parse(Buffer.from(content).toString('utf8')) as unknown;
    return fitCv(readWholeJsonResume(document)).omissions.length === 0 ? readJsonResume(document) : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof InvalidJsonResume) return undefined;
    throw error;
  }
}
