import type { MongoConnection } from '@sabi/service-kit/mongo';
import { type Transaction, within } from '@sabi/service-kit/transaction';

interface SwitchEntry {
  readonly _id: string;
  readonly off: boolean;
  readonly changed_at: Date;
}

const collectionName = 'model_switch';
const entryId = 'language-model';

/** Switches the language model off and on for all replicas. */
export interface ModelSwitch {
  isOff(): Promise<boolean>;
  set(off: boolean, transaction?: Transaction): Promise<void>;
}

/** @param options.cacheMs maximum delay until a replica notices a change */
export function createModelSwitch(db: MongoConnection['db'], { cacheMs }: { cacheMs: number }): ModelSwitch {
  const entries = db.collection<SwitchEntry>(collectionName);
  let known: { off: boolean; until: number } | undefined;
  return {
    isOff: async () => {
      if (!known || performance.now() >= known.until) {
        const entry = await entries.findOne({ _id: entryId });
        known = { off: entry?.off ?? false, until: performance.now() + cacheMs };
      }
      return known.off;
    },
    set: async (off, transaction) => {
      known = undefined;
      const changes = { $set: { off, changed_at: new Date() } };
      await entries.updateOne({ _id: entryId }, changes, { upsert: true, ...within(transaction) });
    },
  };
}
