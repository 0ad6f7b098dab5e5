import type { Catalogue } from '@sabi/contracts/http/billing';
import { type Connection, Schema } from 'mongoose';

/** A version of the catalogue is never changed once an order may name it. Small and read-mostly: not sharded. */
const catalogueSchema = new Schema<Catalogue & { valid_from: Date }>(
  {
    version: { type: String, required: true },
    valid_from: { type: Date, required: true },
    currency: { type: String, required: true },
    plans: { type: [Schema.Types.Mixed], required: true } as never,
    services: { type: [Schema.Types.Mixed], required: true } as never,
  },
  { collection: 'catalogues', versionKey: false },
);

export const catalogueModel = (connection: Connection) => connection.model('Catalogue', catalogueSchema);
