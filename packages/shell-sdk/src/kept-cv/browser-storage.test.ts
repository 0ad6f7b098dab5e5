import { browserStorage } from './browser-storage';
import type { KeptCv } from './storage';

/** As much of the browser's database as one row needs. */
function createDatabases() {
  const databases = new Map<string, Map<string, unknown>>();
  const answer = <T>(result: T, before?: () => void) => {
    const request = { result, onsuccess: () => undefined, onupgradeneeded: () => undefined };
    queueMicrotask(() => {
      if (before) request.onupgradeneeded();
      request.onsuccess();
    });
    return request;
  };
  const factory = {
    open: (name: string) => {
      const isNew = !databases.has(name);
      const rows = databases.get(name) ?? new Map<string, unknown>();
      databases.set(name, rows);
      const table = {
        get: (key: string) => answer(rows.get(key)),
        put: (value: unknown, key: string) => answer(void rows.set(key, value)),
      };
      const database = {
        createObjectStore: () => table,
        transaction: () => ({ objectStore: () => table }),
        close: () => undefined,
      };
      return answer(database, isNew ? () => undefined : undefined);
    },
    deleteDatabase: (name: string) => answer(void databases.delete(name)),
  };
  return { factory, databases };
}

const kept: KeptCv = { email: 'ayu@mail.example', file: new File(['x'], 'cv.pdf'), keptAt: 1 };

afterEach(() => Reflect.deleteProperty(globalThis, 'indexedDB'));

test('one row is written, read, and deleted with everything around it', async () => {
  const { factory, databases } = createDatabases();
  Object.assign(globalThis, { indexedDB: factory });
  expect(await browserStorage.read()).toBeUndefined();
  await browserStorage.write(kept);
  expect(await browserStorage.read()).toBe(kept);
  await browserStorage.clear();
  expect([...databases.keys()]).toEqual([]);
});

test('without the browser’s database every use fails, and says so', async () => {
  await expect(browserStorage.read()).rejects.toThrow();
  await expect(browserStorage.write(kept)).rejects.toThrow();
  await expect(browserStorage.clear()).rejects.toThrow();
});
