import { type Catalogue, catalogueSchema } from '@sabi/contracts/http/billing';
import { type Connection, trusted } from 'mongoose';
import { catalogueModel } from './catalogue.model';

export interface CatalogueRepository {
  /** The newest version that is valid now. */
  getCurrent(): Promise<Catalogue>;
}

export function createCatalogueRepository(connection: Connection): CatalogueRepository {
  const model = catalogueModel(connection);
  return {
    getCurrent: async () => {
      const found = await model
        .findOne({ valid_from: trusted({ $lte: new Date() }) })
        .sort({ valid_from: -1 })
        .lean();
      if (!found) throw new Error('The database holds no catalogue: migrations have not run');
      return catalogueSchema.parse(found);
    },
  };
}
