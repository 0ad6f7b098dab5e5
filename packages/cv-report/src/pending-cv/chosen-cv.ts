import type { CvStorage } from './cv-storage';
import { pendingCvLifetimeMs } from './pending-cv';

/** Marks the tab whose form the stored CV belongs to. The suffix `-draft` makes signing out remove it. */
const tabKey = 'sabi-visitor-chosen-cv-draft';

/** The CV in an unsent form, so that a reload of its tab restores it. No call fails. */
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
        return; // storage is off or full: the form has the file while the page is open
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
