import type { Catalogue } from '@sabi/contracts/http/billing';
import { type Connection, type Model, Schema } from 'mongoose';

type StoredCatalogue = Catalogue & { valid_from: Date };

/** A version of the catalogue is never changed once an order may name it. Small and read-mostly: not sharded. */
const catalogueSchema = new Schema<StoredCatalogue>(
  {
    version: { type: String, required: true },
    valid_from: { type: Date, required: true },
    currency: { type: String, required: true },
    plans: { type: [Schema.Types.Mixed], required: true } as never,
    services: { type: [Schema.Types.Mixed], required: true } as never,
  },
  { collection: 'catalogues', versionKey: false },
);

export const catalogueModel = (connection: Connection): Model<StoredCatalogue> =>
  (connection.models['Catalogue'] as Model<StoredCatalogue> | undefined) ??
  connection.model<StoredCatalogue>('Catalogue', catalogueSchema);
