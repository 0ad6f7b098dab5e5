import type { ParsedCv } from '@sabi/contracts/cv';
import { fitCv } from '@sabi/contracts/fit-cv';
import { InvalidJsonResume } from '@sabi/json-resume/json-resume';
import { readJsonResume, readWholeJsonResume } from '@sabi/json-resume/read-json-resume';
import type { getDocumentProxy } from 'unpdf';
import type { PrintedLine } from './text-lines';
import { attachmentMatchesPages } from './verify-attachment';

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

/** The name our documents give it; other programs use it too. */
const attachmentName = 'resume.json';
const maxBytes = 1_000_000;

/**
 * What a document says of itself in an attached JSON Resume, where the page says the same: nobody reads an attachment, so it
 * must not say what a reader does not see.
 * @returns undefined when there is none, or none that can be believed
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

/** A table of attachments can be as damaged as anything else; the pages were read all the same. */
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

/** One that says more than a profile takes is left to the pages, of which is told what did not fit. */
function readContent(content: Uint8Array): ParsedCv | undefined {
  try {
    const document = JSON.parse(Buffer.from(content).toString('utf8')) as unknown;
    return fitCv(readWholeJsonResume(document)).omissions.length === 0 ? readJsonResume(document) : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof InvalidJsonResume) return undefined;
    throw error;
  }
}
