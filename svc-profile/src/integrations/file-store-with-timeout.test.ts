import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { FileMissing, type FileStore, type StoredFile } from '@sabi/file-store/file-store';
import { FileStoreUnavailable } from '../domain/files/file-store-unavailable';
import { FileStoreWithTimeout } from './file-store-with-timeout';

const timeoutMs = 100;
const options = { mediaType: 'application/pdf' };

/** A store that records what it is given, with parts replaced. */
function buildStore(behaviour: Partial<FileStore> = {}) {
  const stored: string[] = [];
  const store: FileStore = {
    description: 'test',
    put: async (_key, content) => {
      let text = '';
      for await (const chunk of content) text += String(chunk);
      stored.push(text);
    },
    get: async (key) => Promise.reject(new FileMissing(key)),
    delete: async () => undefined,
    deleteUnfinished: async () => 0,
    assertReachable: async () => undefined,
    ...behaviour,
  };
  return { stored, limited: new FileStoreWithTimeout(store, timeoutMs) };
}

const never = () => new Promise<never>(() => undefined);

test('a sender may be slow: only the silence of the store counts', async () => {
  const { stored, limited } = buildStore();
  const slow = Readable.from(
    (async function* () {
      for (const part of ['a', 'b', 'c']) {
        await delay(timeoutMs * 1.5);
        yield Buffer.from(part);
      }
    })(),
  );
  await limited.put('key', slow, options);
  expect(stored).toEqual(['abc']);
});

test.each<[string, FileStore['put']]>([
  ['does not begin', never],
  [
    'stops in the middle',
    async (_key, content) => {
      for await (const _chunk of content) await never();
    },
  ],
  [
    'does not confirm',
    async (_key, content) => {
      for await (const _chunk of content);
      await never();
    },
  ],
  ['fails', () => Promise.reject(new Error('no space left'))],
])('a write to a store that %s times out, and its content is destroyed', async (_how, put) => {
  const content = Readable.from([Buffer.alloc(200_000), Buffer.alloc(200_000)]);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  try {
    const rejected = expect(buildStore({ put }).limited.put('key', content, options)).rejects.toThrow(
      FileStoreUnavailable,
    );
    await jest.advanceTimersByTimeAsync(timeoutMs); // no longer passes on its own
    await rejected;
  } finally {
    jest.useRealTimers();
  }
  expect(content.destroyed).toBe(true);
});

test('a sender that fails is not blamed on the store', async () => {
  const { stored, limited } = buildStore();
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('a');
      throw new RangeError('the sender left');
    })(),
  );
  await expect(limited.put('key', broken, options)).rejects.toThrow(RangeError);
  expect(stored).toEqual([]);
});

test('a missing file differs from an unavailable store', async () => {
  await expect(buildStore().limited.get('key')).rejects.toThrow(FileMissing);
  await expect(buildStore({ get: never }).limited.get('key')).rejects.toThrow(FileStoreUnavailable);
  await expect(buildStore({ delete: never }).limited.delete('key')).rejects.toThrow(FileStoreUnavailable);
});

test('a file that comes too late is closed', async () => {
  const stream = Readable.from([Buffer.from('late')]);
  let give: (file: StoredFile) => void = () => undefined;
  const get = () => new Promise<StoredFile>((resolve) => (give = resolve));
  await expect(buildStore({ get }).limited.get('key')).rejects.toThrow(FileStoreUnavailable);
  const closed = once(stream, 'close');
  give({ stream, sizeBytes: 4 });
  await closed;
  expect(stream.destroyed).toBe(true);
});
