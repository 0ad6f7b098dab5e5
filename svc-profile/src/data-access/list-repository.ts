import { profileListsSchema } from '@sabi/contracts/http/profile/profile';
import type { Connection } from 'mongoose';
import type { Section } from '../domain/entries/entry-repository';
import type { ListRepository } from '../domain/profiles/list-repository';
import { entryModels, sections } from './list-entry.model';

export function createListRepository(connection: Connection): ListRepository {
  const models = entryModels(connection);
  return {
    findByUser: async (userId) => {
      const lists = sections.map(async (section) => {
        const found = await models[section]
          .find({ user_id: userId, deleted_at: null })
          .sort({ position: 1 })
          .lean();
        return [section, found.map(({ _id, ...entry }) => ({ ...entry, id: _id }))] as const;
      });
      return profileListsSchema.parse(Object.fromEntries(await Promise.all(lists)));
    },
    countByUser: async (userId, transaction) => {
      const sizes = {} as Record<Section, number>;
      // One by one, because a transaction does not support parallel commands.
      for (const section of sections) {
        sizes[section] = await models[section]
          .countDocuments({ user_id: userId, deleted_at: null })
          .session(transaction ?? null);
      }
      return sizes;
    },
  };
}
