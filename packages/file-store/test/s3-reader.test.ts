import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { FileMissing } from '../src/file-store';
import { S3FileStore } from '../src/s3-file-store';

let isWriterLoaded = false;
jest.mock('../src/s3-writer', () => {
  isWriterLoaded = true;
  const put = (_key: string, content: Readable) => finished(content.resume());
  return { S3Writer: jest.fn(() => ({ put })) };
});

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A store whose server answers the n-th request by the n-th listener, and further ones by the last. */
async function openStore(...answers: [RequestListener, ...RequestListener[]]) {
  let asked = 0;
  const server = createServer((request, response) => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    answer?.(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const store = new S3FileStore({
    ...{ endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', bucket: 'remotes' },
    ...{ accessKeyId: 'gateway', secretAccessKey: 'a secret of this test' },
  });
  return { store, countAsked: () => asked };
}

const sendFile: RequestListener = (_request, response) => void response.end('content');
const breakConnection: RequestListener = (request) => void request.socket.destroy();
const answerWith =
  (status: number, body = ''): RequestListener =>
  (_request, response) =>
    void response.writeHead(status).end(body);
const noUploads = '<ListMultipartUploadsResult><Bucket>remotes</Bucket></ListMultipartUploadsResult>';

test('a service that is idle or serves files has not loaded the library for writing them', async () => {
  const { store } = await openStore(answerWith(200), sendFile, answerWith(200, noUploads));
  await store.assertReachable();
  expect(await text((await store.get('a/cv.pdf')).stream)).toBe('content');
  expect(await store.deleteUnfinished({ before: new Date() })).toBe(0);
  expect(isWriterLoaded).toBe(false);
});

test.each([
  ['a connection that breaks', breakConnection],
  ['an answer of 503', answerWith(503)],
])('a file is asked for once more after %s', async (_what, fault) => {
  const { store } = await openStore(sendFile, fault, sendFile);
  await text((await store.get('a/cv.pdf')).stream);
  expect(await text((await store.get('a/cv.pdf')).stream)).toBe('content');
});

test('a store that stays away is asked twice, and the failure names neither key nor account', async () => {
  const { store, countAsked } = await openStore(answerWith(503, '<Key>a/cv.pdf</Key>'));
  await expect(store.get('a/cv.pdf')).rejects.toThrow(/^The file store answered 503$/);
  expect(countAsked()).toBe(2);
});

test.each([
  ['a file', '<Error><Code>NoSuchKey</Code></Error>', FileMissing],
  ['the bucket', '<Error><Code>NoSuchBucket</Code></Error>', Error],
])('%s that is missing is reported as what it is', async (_what, body, kind) => {
  const { store } = await openStore(answerWith(404, body));
  const failure: unknown = await store.get('a/cv.pdf').catch((error: unknown) => error);
  expect((failure as Error).constructor).toBe(kind);
});

test('a stream that fails while the library loads fails the upload, and not the process', async () => {
  const { store } = await openStore(answerWith(200));
  const content = new Readable({ read: () => {} });
  const upload = store.put('a/cv.pdf', content, { mediaType: 'application/pdf' });
  content.destroy(new RangeError('the client left'));
  await expect(upload).rejects.toThrow('the client left');
});
