import { keptCvLifeMs } from './kept-cv';
import type { KeptCvStorage } from './storage';

/** Of the draft that it belongs to. `forget-person` finds it by its form. */
const tabKey = 'sabi-visitor-chosen-cv-draft';

/** The CV in a form that has not been sent, for the tab in which it was chosen: a reload finds it. None of these ever fails. */
export interface ChosenCv {
  /** null: what was chosen is not wanted. */
  keep(file: File | null): Promise<void>;
  find(): Promise<File | undefined>;
}

export function createChosenCv(storage: KeptCvStorage): ChosenCv {
  const ignore = () => undefined;
  return {
    keep: async (file) => {
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
        return; // storage is switched off or full: the form has the file as long as the page is there
      }
    },
    find: async () => {
      const kept = await storage.read().catch(ignore);
      if (!kept) return undefined;
      const isOwn = readMark() === kept.email;
      // Of a tab that was closed it is nobody's any more.
      if (!isOwn && Date.now() - kept.keptAt >= keptCvLifeMs) await storage.clear().catch(ignore);
      return isOwn ? kept.file : undefined;
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
