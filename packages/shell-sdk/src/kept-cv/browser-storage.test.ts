import { createBrowserStorage } from './browser-storage';
import type { KeptCv } from './storage';

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
const kept: KeptCv = { email: 'ayu@mail.example', file: new File(['x'], 'cv.pdf'), keptAt: 1 };

afterEach(() => Reflect.deleteProperty(globalThis, 'indexedDB'));

test('one row is written, read, and deleted with everything around it', async () => {
  const { factory, databases } = createDatabases();
  Object.assign(globalThis, { indexedDB: factory });
  expect(await browserStorage.read()).toBeUndefined();
  expect(databases.size).toBe(0); // looking makes none
  await browserStorage.write(kept);
  expect(await browserStorage.read()).toBe(kept);
  expect(databases.size).toBe(1);
  await browserStorage.clear();
  expect(databases.size).toBe(0);
});

test('without the browser’s database every use fails, and says so', async () => {
  await expect(browserStorage.read()).rejects.toThrow();
  await expect(browserStorage.write(kept)).rejects.toThrow();
  await expect(browserStorage.clear()).rejects.toThrow();
});
