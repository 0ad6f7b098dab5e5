import { type ParsedCv, parsedCvSchema } from '@sabi/contracts/cv';
import { PermanentFailure } from '@sabi/event-bus/bus';
import { FileMissing, type FileStore } from '@sabi/file-store/file-store';

/** A CV of 10 MB holds far less text than this. */
const maxResultBytes = 5_242_880;

/**
 * What svc-ai read from a CV. The file is another service's work over a stranger's document: checked before it is used.
 * @throws {PermanentFailure} when it is not there or is no such thing
 */
export async function readParsedCv(
  { resultKey, userId }: { resultKey: string; userId: string },
  { fileStore }: { fileStore: FileStore },
): Promise<ParsedCv> {
  if (!new RegExp(`^${userId}/[\\w-]+(\\.[\\w-]+)+$`).test(resultKey))
    throw new PermanentFailure('RESULT_KEY_FOREIGN');
  try {
    const parsed = parsedCvSchema.safeParse(JSON.parse(await readText(resultKey, fileStore)));
    if (parsed.success) return parsed.data;
  } catch (error) {
    if (error instanceof FileMissing) throw new PermanentFailure('RESULT_MISSING', { cause: error });
    if (!(error instanceof SyntaxError)) throw error;
  }
  // Without a cause: the messages of JSON and of the schema may quote the CV.
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
