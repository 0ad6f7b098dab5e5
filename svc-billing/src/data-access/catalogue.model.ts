import { type Connection, type Model, Schema } from 'mongoose';
import type { StoredCatalogue } from '../domain/catalogue/stored-catalogue';

type CatalogueDocument = StoredCatalogue & { valid_from: Date };

/** A version is immutable once an order may name it. Small and read-mostly: not sharded. */
const catalogueSchema = new Schema<CatalogueDocument>(
  {
    version: { type: String, required: true },
    valid_from: { type: Date, required: true },
    currency: { type: String, required: true },
    plans: { type: [Schema.Types.Mixed], required: true } as never,
    services: { type: [Schema.Types.Mixed], required: true } as never,
  },
  { collection: 'catalogues', versionKey: false },
);

export const catalogueModel = (connection: Connection): Model<CatalogueDocument> =>
  (connection.models['Catalogue'] as Model<CatalogueDocument> | undefined) ??
  connection.model<CatalogueDocument>('Catalogue', catalogueSchema);
