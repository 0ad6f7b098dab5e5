import { type Connection, trusted } from 'mongoose';
import type { CatalogueRepository } from '../domain/catalogue/catalogue-repository';
import { storedCatalogueSchema } from '../domain/catalogue/stored-catalogue';
import { catalogueModel } from './catalogue.model';

export function createCatalogueRepository(connection: Connection, now: () => Date): CatalogueRepository {
  const model = catalogueModel(connection);
  const valid = () => ({ valid_from: trusted({ $lte: now() }) });
  return {
    getCurrent: async () => {
      const found = await model.findOne(valid()).sort({ valid_from: -1 }).lean();
      if (!found) throw new Error('The database holds no catalogue: migrations have not run');
      return storedCatalogueSchema.parse(found);
    },
    listValid: async () => {
      const found = await model.find(valid()).sort({ valid_from: -1 }).lean();
      return found.map((version) => storedCatalogueSchema.parse(version));
    },
  };
}
