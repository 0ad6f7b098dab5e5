import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nestedForms } from '@sabi/test-kit/heavy-pdf';
import { eventually } from '@sabi/test-kit/eventually';
import { cvFixtures } from '@sabi/test-kit/fixtures';
import { childrenOf, commandLineOf } from '@sabi/test-kit/process-memory';
import {
  createTextExtractor,
  type WarmTextExtractor,
} from '../src/integrations/text-extraction/child-text-extractor';
import { type BuiltService, buildEntries, buildForTest } from './support/built-service';

const never = new AbortController().signal;
const limits = { timeoutMs: 30_000, memoryMb: 512 };
let built: BuiltService;
let testHosts: Awaited<ReturnType<typeof buildEntries>>;
let extractor: WarmTextExtractor | undefined;

beforeAll(async () => {
  [built, testHosts] = await Promise.all([
    buildForTest(),
    buildEntries(
      'test/support/obedient-host.ts',
      'test/support/forgetful-host.ts',
      'test/support/hopeless-host.ts',
    ),
  ]);
});
afterEach(() => extractor?.close());
afterAll(() => testHosts.remove());

const open = async (hostPath: string, own: Partial<typeof limits> = {}) => {
  extractor = createTextExtractor({ childPath: built.childPath, hostPath, ...limits, ...own });
  await extractor.whenWarm();
  return extractor;
};
const hosts = (path: string) => childrenOf(process.pid).filter((pid) => commandLineOf(pid).includes(path));
const fixture = (format: string) => cvFixtures().find((each) => each.format === format)?.path ?? '';

describe('documents in forked processes', () => {
  test('are read as in a process started for them, hostile files between them or not', async () => {
    const forked = await open(built.hostPath);
    const started = createTextExtractor({ childPath: built.childPath, ...limits });
    const hostile = {
      fileName: 'cv.pdf',
      bytes: nestedForms('Ayu Lestari, Head Cashier at Toko Contoh', 21, 1),
    };
    for (const format of ['pdf', 'docx']) {
      const document = { fileName: fixture(format), bytes: await readFile(fixture(format)) };
      const [honest, bad] = await Promise.allSettled([
        forked.extract(document, never),
        forked.extract(hostile, never),
      ]);
      expect(bad).toMatchObject({ status: 'rejected', reason: { code: 'INVALID_FILE' } });
      expect(honest).toEqual({ status: 'fulfilled', value: await started.extract(document, never) });
    }
    // Each has gone with its document.
    const [host = 0] = hosts(built.hostPath);
    await eventually(() => expect(childrenOf(host)).toEqual([]));
  });

  test('are read while the host is lost, and in a new one afterwards', async () => {
    const { extract } = await open(built.hostPath);
    const document = { fileName: fixture('docx'), bytes: await readFile(fixture('docx')) };
    const [host = 0] = hosts(built.hostPath);
    process.kill(host, 'SIGKILL');
    await eventually(() => expect(hosts(built.hostPath)).not.toContain(host));
    expect((await extract(document, never)).text.length).toBeGreaterThan(200);
    await eventually(() => expect(hosts(built.hostPath)).toHaveLength(1));
  });
});

describe('a process that ends before it has its document', () => {
  const document = { fileName: 'cv.pdf', bytes: Buffer.from('%PDF-1.4') };

  test('is replaced by another', async () => {
    const { extract } = await open(join(testHosts.folder, 'forgetful-host.js'));
    expect((await extract(document, never)).text).toBe('order 3');
  });

  test('is replaced a few times, and then counts as crashed', async () => {
    const { extract } = await open(join(testHosts.folder, 'hopeless-host.js'), { timeoutMs: 600_000 });
    await expect(extract(document, never)).rejects.toMatchObject({ reason: 'crash' });
  });
});

test('a host that starts later needs no other processes meanwhile', async () => {
  const before = childrenOf(process.pid);
  const hostPath = join(testHosts.folder, 'obedient-host.js');
  extractor = createTextExtractor({
    childPath: built.childPath,
    hostPath,
    spares: 2,
    sparesAfterMs: 200,
    ...limits,
  });
  await extractor.whenWarm();
  const started = childrenOf(process.pid).filter((pid) => !before.includes(pid));
  expect(started).toEqual(hosts(hostPath));
  expect(started).toHaveLength(1);
});

describe('a document that has taken over its process', () => {
  const saying = (order: string) => ({ fileName: 'cv.pdf', bytes: Buffer.from(`%PDF-1.7 ${order}`) });
  const hostPath = () => join(testHosts.folder, 'obedient-host.js');
  const stateAfter = async ({ extract }: WarmTextExtractor) =>
    JSON.parse((await extract(saying('state'), never)).text) as Record<string, unknown>;

  test('leaves nothing to the next one, and sees nothing of the one before', async () => {
    const forked = await open(hostPath());
    const first = await stateAfter(forked);
    expect((await forked.extract(saying('poison'), never)).text).toContain('poisoned');
    const next = await stateAfter(forked);
    expect(next).toEqual({
      before: [],
      isPoisoned: false,
      pid: expect.not.stringMatching(String(first['pid'])),
    });
  });

  test.each([
    ['crash', 'crash', {}],
    ['loop', 'timeout', { timeoutMs: 1500 }],
    ['eat', 'memory', {}],
  ])('by a %s is ended alone, and those beside it and behind it are read', async (order, reason, own) => {
    const forked = await open(hostPath(), own);
    const [bad, beside] = await Promise.allSettled([
      forked.extract(saying(order), never),
      stateAfter(forked),
    ]);
    expect(bad).toMatchObject({ status: 'rejected', reason: { reason } });
    expect(beside).toMatchObject({ status: 'fulfilled', value: { before: [], isPoisoned: false } });
    expect(await stateAfter(forked)).toMatchObject({ before: [], isPoisoned: false });
    const [host = 0] = hosts(hostPath());
    await eventually(() => expect(childrenOf(host)).toEqual([]));
  });

  test('when it is closed, no process is left', async () => {
    const { extract, close } = await open(hostPath());
    const hung = extract(saying('loop'), never).catch((error: unknown) => error);
    const [host = 0] = hosts(hostPath());
    await eventually(() => expect(childrenOf(host)).toHaveLength(1));
    const [forked = 0] = childrenOf(host);
    await close();
    expect(await hung).toMatchObject({ reason: 'crash' });
    await eventually(() => expect(commandLineOf(forked).filter(Boolean)).toEqual([]));
  });
});
