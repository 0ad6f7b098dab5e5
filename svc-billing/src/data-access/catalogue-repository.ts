import { type Connection, trusted } from 'mongoose';
import { catalogueModel } from './catalogue.model';
import { type StoredCatalogue, storedCatalogueSchema } from './stored-catalogue';

export interface CatalogueRepository {
  /** The newest version that is valid now. */
  getCurrent(): Promise<StoredCatalogue>;
  /** Every version that is or was valid, newest first. */
  listValid(): Promise<StoredCatalogue[]>;
}

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
