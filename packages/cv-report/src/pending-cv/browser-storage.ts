import type { CvStorage, StoredCv } from './cv-storage';

// IndexedDB, as local storage holds only texts and less than the size of a CV.

const tableName = 'files';
const rowName = 'cv';

/** Closes the database after each use: an open one would block another tab from deleting it. */
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
    request.onerror = () => reject(request.error ?? new Error('The browser has no storage'));
  });
}

/** @param databaseKey name of the database, which holds one CV */
export function createBrowserStorage(databaseKey: string): CvStorage {
  async function read(): Promise<StoredCv | undefined> {
    const opening = indexedDB.open(databaseKey, 1);
    let isMissing = false;
    opening.onupgradeneeded = () => {
      isMissing = true;
      opening.transaction?.abort(); // reading creates no database
    };
    try {
      return await inTable(
        opening,
        'readonly',
        (table) => table.get(rowName) as IDBRequest<StoredCv | undefined>,
      );
    } catch (error) {
      if (isMissing) return undefined;
      throw error;
    }
  }

  async function write(cv: StoredCv): Promise<void> {
    const opening = indexedDB.open(databaseKey, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(tableName);
    await inTable(opening, 'readwrite', (table) => table.put(cv, rowName));
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
