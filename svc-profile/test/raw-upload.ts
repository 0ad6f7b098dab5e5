import { request as httpRequest, type ClientRequest } from 'node:http';
import { Readable } from 'node:stream';
import { buildFileName } from './cvs';
import type { Account, TestService } from './harness';

export interface RawUpload {
  readonly fileKey: string;
  readonly request: ClientRequest;
  /** Status and problem code; rejects when the connection breaks first. */
  readonly answer: Promise<{ status: number; code: string | undefined; connection: string | undefined }>;
  /** Resolves once the bytes are written, or cannot be. */
  write(bytes: Buffer): Promise<void>;
}

/** A raw upload: chunked unless a length is declared, at any speed, possibly unfinished. */
export function openRawUpload(
  service: TestService,
  account: Account,
  { contentLength, fileName = buildFileName() }: { contentLength?: number; fileName?: string } = {},
): RawUpload {
  const fileKey = `${account.userId}/${fileName}`;
  const request = httpRequest(`${service.url}/storage/v1/object/profile-assets/${fileKey}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${account.token}`,
      'Content-Type': 'application/pdf',
      ...(contentLength !== undefined && { 'Content-Length': contentLength }),
    },
  });
  const answer = new Promise<Awaited<RawUpload['answer']>>((resolve, reject) => {
    request.on('error', reject);
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('error', reject);
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        const { code } = text ? JSON.parse(text) : {}; // the HTTP server's own refusals have no body
        resolve({ status: response.statusCode ?? 0, code, connection: response.headers.connection });
      });
    });
  });
  answer.catch(() => undefined); // for tests that break the connection
  request.flushHeaders();
  return {
    fileKey,
    request,
    answer,
    write: (bytes) =>
      new Promise((resolve) => {
        request.once('close', resolve);
        request.write(bytes, () => resolve());
      }),
  };
}

/** Content longer than an S3 part that does not finish before `end`. */
export function hangingContent(): { content: Readable; end(): void } {
  const content = new Readable({ read: () => undefined });
  content.push(Buffer.alloc(6_000_000));
  return { content, end: () => void content.push(null) };
}
