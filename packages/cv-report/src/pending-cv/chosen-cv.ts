import type { CvStorage } from './cv-storage';
import { pendingCvLifetimeMs } from './pending-cv';

/** Marks the tab whose form the stored CV belongs to. Signing out removes the key by its `-draft`. */
const tabKey = 'sabi-visitor-chosen-cv-draft';

/** The CV in a form that has not been sent, so that a reload of its tab finds it. None of these ever fails. */
export interface ChosenCv {
  /** null removes it. */
  save(file: File | null): Promise<void>;
  find(): Promise<File | undefined>;
}

export function createChosenCv(storage: CvStorage): ChosenCv {
  const ignore = () => undefined;
  return {
    save: async (file) => {
      try {
        if (file) {
          const mark = String(Math.random());
          await storage.write({ email: mark, file, keptAt: Date.now() });
          sessionStorage.setItem(tabKey, mark);
        } else if (sessionStorage.getItem(tabKey) !== null) {
          sessionStorage.removeItem(tabKey);
          await storage.clear();
        }
      } catch {
        return; // storage is switched off or full: the form has the file as long as the page is open
      }
    },
    find: async () => {
      const cv = await storage.read().catch(ignore);
      if (!cv) return undefined;
      const isOwn = readMark() === cv.email;
      // Its tab may have been closed.
      if (!isOwn && Date.now() - cv.keptAt >= pendingCvLifetimeMs) await storage.clear().catch(ignore);
      return isOwn ? cv.file : undefined;
    },
  };
}

function readMark(): string | null {
  try {
    return sessionStorage.getItem(tabKey);
  } catch {
    return null;
  }
}
