import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import {
  type CvEvidence,
  cvResultSchema,
  type Omission,
  type UnassignedLine,
} from '@sabi/contracts/cv/evidence';
import { PermanentFailure } from '@sabi/event-bus/bus';
import { FileMissing, type FileStore } from '@sabi/file-store/file-store';

/** Far more than the text of a 10 MB CV. */
const maxResultBytes = 5_242_880;

interface ResultAddress {
  readonly resultKey: string;
  readonly userId: string;
}
interface ReadCv {
  readonly parsed: ParsedCv;
  readonly evidence: CvEvidence | null;
  readonly omissions: readonly Omission[];
  readonly unassigned: readonly UnassignedLine[];
  readonly hiddenLetters: number;
  readonly unreadPages: number;
  readonly isRecognised: boolean;
}
interface ResultStore {
  readonly fileStore: FileStore;
}

/**
 * The entries of a CV. Validated, because the file derives from an untrusted document.
 * @throws {PermanentFailure} when it is missing or invalid
 */
export async function readParsedCv(result: ResultAddress, store: ResultStore): Promise<ParsedCv> {
  return (await readCvResult(result, store)).parsed;
}

/** The parsed CV with evidence, omissions and warnings. @throws {PermanentFailure} */
export async function readCvResult(
  { resultKey, userId }: ResultAddress,
  { fileStore }: ResultStore,
): Promise<ReadCv> {
  if (!new RegExp(`^${userId}/[\\w-]+(\\.[\\w-]+)+$`).test(resultKey))
    throw new PermanentFailure('RESULT_KEY_FOREIGN');
  try {
    const result = cvResultSchema.safeParse(JSON.parse(await readText(resultKey, fileStore)));
    if (result.success) {
      const { hidden_letters = 0, unread_pages = 0, is_recognised, ...said } = result.data;
      const { evidence = null, omissions = [], unassigned = [], ...parsed } = said;
      const about = { hiddenLetters: hidden_letters, unreadPages: unread_pages };
      return { parsed, evidence, omissions, unassigned, ...about, isRecognised: is_recognised === true };
    }
  } catch (error) {
    if (error instanceof FileMissing) throw new PermanentFailure('RESULT_MISSING', { cause: error });
    if (!(error instanceof SyntaxError)) throw error;
  }
  // No cause: messages of JSON and of the schema may quote the CV.
  throw new PermanentFailure('RESULT_INVALID');
}

async function readText(key: string, fileStore: FileStore): Promise<string> {
  const { stream, sizeBytes } = await fileStore.get(key);
  if (sizeBytes > maxResultBytes) {
    stream.destroy();
    throw new PermanentFailure('RESULT_TOO_LARGE');
  }
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
