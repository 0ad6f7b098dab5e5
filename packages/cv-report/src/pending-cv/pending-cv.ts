import type { CvStorage, StoredCv } from './cv-storage';

/** 7 days. Those who have not confirmed their address by then choose the file again. */
export const pendingCvLifetimeMs = 604_800_000;

/** A CV chosen during sign-up, stored in this browser until its account is signed in. */
export interface PendingCvs {
  /** @throws when the browser cannot store it */
  save(email: string, file: File): Promise<void>;
  /**
   * Passes the CV of this account to `send`, in one tab only, and removes it once sent. Without a CV or storage `send` is
   * not called.
   * @throws what `send` throws; the CV is still stored
   */
  handOver(email: string, send: (file: File) => Promise<unknown>): Promise<void>;
  /** Never fails. */
  remove(): Promise<void>;
  /** Never fails. */
  removeExpired(): Promise<void>;
}

export function createPendingCvs(storage: CvStorage): PendingCvs {
  /** Removes an expired one. */
  const find = async (): Promise<StoredCv | undefined> => {
    const cv = await storage.read();
    if (!cv || Date.now() - cv.keptAt < pendingCvLifetimeMs) return cv;
    await storage.clear();
    return undefined;
  };
  return {
    save: (email, file) => storage.write({ email: normalize(email), file, keptAt: Date.now() }),
    handOver: async (email, send) => {
      const first = await find().catch(() => undefined);
      if (first?.email !== normalize(email)) return;
      await storage.exclusively(async () => {
        const cv = await find(); // another tab may have been first
        if (cv?.email !== normalize(email)) return;
        await send(cv.file);
        await storage.clear();
      });
    },
    remove: () => storage.clear().catch(() => undefined),
    removeExpired: () => find().then(ignore, ignore),
  };
}

const ignore = () => undefined;

/** Normalises an address as svc-identity does. */
const normalize = (email: string) => email.trim().toLowerCase();
