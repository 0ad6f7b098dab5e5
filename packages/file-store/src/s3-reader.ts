import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { assertFileKey, FileMissing, type StoredFile } from './file-store';
import type { S3Options } from './s3-options';

const answerTimeoutMs = 20_000;
/** Once more after a 5xx answer, and after a connection that broke, as one that was kept open does when the store restarts. */
const attempts = 2;

/** What a service asks of an S3 server while it is idle or serves files, by signed requests that need no large library. */
export class S3Reader {
  readonly #client: AwsClient;
  readonly #bucketUrl: string;

  constructor({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Options) {
    this.#client = new AwsClient({
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
      retries: attempts - 1,
    });
    this.#bucketUrl = `${endpoint.replace(/\/$/, '')}/${bucket}`;
  }

  /** @throws {FileMissing} */
  async get(key: string): Promise<StoredFile> {
    assertFileKey(key);
    const response = await this.#ask(`/${key}`);
    if (response.status === 404 && (await response.text()).includes('<Code>NoSuchKey</Code>'))
      throw new FileMissing(key);
    if (!response.ok) throw await describeFailure(response);
    const body = response.body ? Readable.fromWeb(response.body as ReadableStream) : Readable.from([]);
    return { stream: body, sizeBytes: Number(response.headers.get('content-length') ?? 0) };
  }

  async assertReachable(): Promise<void> {
    const response = await this.#ask('', { method: 'HEAD' });
    if (!response.ok) throw await describeFailure(response);
  }

  /** Whether there is an unfinished multipart upload of a key with the prefix. */
  async hasUploads(prefix: string): Promise<boolean> {
    const response = await this.#ask(`?uploads&max-uploads=1&prefix=${encodeURIComponent(prefix)}`);
    if (!response.ok) throw await describeFailure(response);
    return /<Upload>/.test(await response.text());
  }

  /** Limits the time until the answer begins; a large file may take longer. */
  async #ask(path: string, init: RequestInit = {}): Promise<Response> {
    const controller = new AbortController();
    const late = () =>
      controller.abort(new Error(`The file store did not answer within ${answerTimeoutMs} ms`));
    const timer = setTimeout(late, answerTimeoutMs);
    const { signal } = controller;
    try {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await this.#client.fetch(`${this.#bucketUrl}${path}`, { ...init, signal });
        } catch (error) {
          if (signal.aborted || attempt === attempts) throw error;
        }
      }
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Without the answer's text, which names the key, and keys name accounts. */
async function describeFailure(response: Response): Promise<Error> {
  if (!response.bodyUsed) await response.body?.cancel();
  return new Error(`The file store answered ${response.status}`);
}
