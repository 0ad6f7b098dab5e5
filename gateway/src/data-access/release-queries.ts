import { trusted } from 'mongoose';
import type { ReleaseRepository } from '../domain/releases/release-repository';
import type { ReleaseModels, StoredRelease, StoredRemote } from './release.model';
import { releaseId, toRelease, toUse } from './stored-release';

type Queries = 'findRelease' | 'findUse' | 'listVersions' | 'listCanaries' | 'listUses' | 'listInUse';

export function createReleaseQueries({ releases, remotes }: ReleaseModels): Pick<ReleaseRepository, Queries> {
  const findRelease: ReleaseRepository['findRelease'] = async (name, version) => {
    const found = await releases
      .findOne({ _id: releaseId(name, version), removed_at: null })
      .lean<StoredRelease>();
    return found && toRelease(found);
  };

  return {
    findRelease,
    findUse: async (name) => {
      const stored = await remotes.findById(name).lean<StoredRemote>();
      return stored && toUse(stored);
    },
    listVersions: async (name) => {
      const found = await releases
        .find({ name, removed_at: null }, { version: 1, published_at: 1, published_by: 1 })
        .sort({ published_at: -1 })
        .lean();
      return found.map(({ version, published_at: publishedAt, published_by: publishedBy = null }) => ({
        ...{ version, publishedAt, publishedBy },
      }));
    },
    listUses: async () => {
      const stored = await remotes.find().sort({ _id: 1 }).lean<StoredRemote[]>();
      return stored.map(toNamedUse);
    },
    listCanaries: async () => {
      const stored = await remotes.find({ canary: trusted({ $ne: null }) }).lean<StoredRemote[]>();
      return stored.map(toNamedUse);
    },
    listInUse: async () => {
      const stored = await remotes.find().sort({ _id: 1 }).lean<StoredRemote[]>();
      const inUse = await Promise.all(
        stored.map(async ({ _id: name, current_version, fallback_version, canary }) => {
          const release = canary ? await findRelease(name, canary.version) : null;
          return {
            current: await findRelease(name, current_version),
            fallback: fallback_version ? await findRelease(name, fallback_version) : null,
            canary: canary && release && { release, percent: canary.percent },
          };
        }),
      );
      return inUse.flatMap(({ current, ...others }) => (current ? [{ current, ...others }] : []));
    },
  };
}

const toNamedUse = (remote: StoredRemote) => ({ name: remote._id, use: toUse(remote) });
