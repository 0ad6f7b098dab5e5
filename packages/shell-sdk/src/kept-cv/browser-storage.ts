import type { KeptCv, KeptCvStorage } from './storage';

// The browser's database and not local storage: that one holds texts alone, and less than a CV may weigh.

const tableName = 'files';
const rowName = 'cv';

/** Closed after each use, so that no other tab has to wait to delete it. */
async function inTable<T>(
  opening: IDBOpenDBRequest,
  mode: IDBTransactionMode,
  ask: (table: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await resultOf(opening);
  try {
    return await resultOf(ask(database.transaction(tableName, mode).objectStore(tableName)));
  } finally {
    database.close();
  }
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing'));
  });
}

/** @param databaseKey one for each CV that waits */
export function createBrowserStorage(databaseKey: string): KeptCvStorage {
  async function read(): Promise<KeptCv | undefined> {
    const opening = indexedDB.open(databaseKey, 1);
    let isMissing = false;
    opening.onupgradeneeded = () => {
      isMissing = true;
      opening.transaction?.abort(); // looking makes no database
    };
    try {
      return await inTable(
        opening,
        'readonly',
        (table) => table.get(rowName) as IDBRequest<KeptCv | undefined>,
      );
    } catch (error) {
      if (isMissing) return undefined;
      throw error;
    }
  }

  async function write(kept: KeptCv): Promise<void> {
    const opening = indexedDB.open(databaseKey, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(tableName);
    await inTable(opening, 'readwrite', (table) => table.put(kept, rowName));
  }

  return {
    read,
    write,
    clear: async () => {
      await resultOf(indexedDB.deleteDatabase(databaseKey));
    },
    exclusively: (action) => navigator.locks.request(databaseKey, action),
  };
}
