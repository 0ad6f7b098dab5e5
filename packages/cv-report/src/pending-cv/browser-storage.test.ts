import { createBrowserStorage } from './browser-storage';
import type { StoredCv } from './cv-storage';

/** As much of the browser's database as one row needs. */
function createDatabases() {
  const databases = new Map<string, Map<string, unknown>>();
  const answer = <T>(result: T) => {
    const request = { result, error: null as Error | null, onsuccess: ignore, onerror: ignore };
    queueMicrotask(() => request.onsuccess());
    return request;
  };
  const open = (name: string) => {
    const rows = databases.get(name) ?? new Map<string, unknown>();
    const table = {
      get: (key: string) => answer(rows.get(key)),
      put: (value: unknown, key: string) => answer(void rows.set(key, value)),
    };
    let isAborted = false;
    const request = {
      result: {
        createObjectStore: () => table,
        transaction: () => ({ objectStore: () => table }),
        close: ignore,
      },
      error: null as Error | null,
      transaction: { abort: () => (isAborted = true) },
      onupgradeneeded: ignore,
      onsuccess: ignore,
      onerror: ignore,
    };
    queueMicrotask(() => {
      if (!databases.has(name)) request.onupgradeneeded();
      if (isAborted) request.error = new Error('AbortError');
      else databases.set(name, rows);
      if (isAborted) request.onerror();
      else request.onsuccess();
    });
    return request;
  };
  const deleteDatabase = (name: string) => answer(void databases.delete(name));
  return { factory: { open, deleteDatabase }, databases };
}

const ignore = () => undefined;
const browserStorage = createBrowserStorage('test-cv');
const cv: StoredCv = { email: 'ayu@mail.example', file: new File(['x'], 'cv.pdf'), keptAt: 1 };

afterEach(() => Reflect.deleteProperty(globalThis, 'indexedDB'));

test('one row is written, read, and deleted with everything around it', async () => {
  const { factory, databases } = createDatabases();
  Object.assign(globalThis, { indexedDB: factory });
  expect(await browserStorage.read()).toBeUndefined();
  expect(databases.size).toBe(0); // reading creates none
  await browserStorage.write(cv);
  expect(await browserStorage.read()).toBe(cv);
  expect(databases.size).toBe(1);
  await browserStorage.clear();
  expect(databases.size).toBe(0);
});

test('without IndexedDB every call is rejected', async () => {
  await expect(browserStorage.read()).rejects.toThrow();
  await expect(browserStorage.write(cv)).rejects.toThrow();
  await expect(browserStorage.clear()).rejects.toThrow();
});
