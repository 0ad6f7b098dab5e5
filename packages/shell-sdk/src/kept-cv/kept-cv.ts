import type { KeptCv, KeptCvStorage } from './storage';

/** 7 days: who has not verified their address by then chooses the file anew. */
export const keptCvLifeMs = 604_800_000;

/** A CV chosen while signing up, which waits in this browser until its account exists and is signed in. */
export interface KeptCvs {
  /** @throws when the browser keeps nothing */
  keep(email: string, file: File): Promise<void>;
  /**
   * Gives the CV that waits for this account to `send`, in one tab only, and forgets it once that has succeeded. Without one,
   * or where the browser keeps nothing, `send` is not called.
   * @throws what `send` throws; the CV is still kept
   */
  handOver(email: string, send: (file: File) => Promise<unknown>): Promise<void>;
  /** Never fails: where nothing can be forgotten nothing was kept. */
  forget(): Promise<void>;
  /** Forgets what has waited too long. Never fails. */
  forgetOld(): Promise<void>;
}

export function createKeptCvs(storage: KeptCvStorage): KeptCvs {
  /** What still waits; what has waited too long is forgotten. */
  const find = async (): Promise<KeptCv | undefined> => {
    const kept = await storage.read();
    if (!kept || Date.now() - kept.keptAt < keptCvLifeMs) return kept;
    await storage.clear();
    return undefined;
  };
  return {
    keep: (email, file) => storage.write({ email: normalize(email), file, keptAt: Date.now() }),
    handOver: async (email, send) => {
      const first = await find().catch(() => undefined);
      if (first?.email !== normalize(email)) return;
      await storage.exclusively(async () => {
        const kept = await find(); // another tab may have been first
        if (kept?.email !== normalize(email)) return;
        await send(kept.file);
        await storage.clear();
      });
    },
    forget: () => storage.clear().catch(() => undefined),
    forgetOld: () => find().then(ignore, ignore),
  };
}

const ignore = () => undefined;

/** As svc-identity knows an address. */
const normalize = (email: string) => email.trim().toLowerCase();
