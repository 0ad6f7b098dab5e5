import { type Connection, type Model, Schema, type SchemaDefinition } from 'mongoose';
import { tenantPlugin } from './tenant-plugin';

/** A model of company data. Shard key: company_id. */
export function createTenantModel<Row>(
  connection: Connection,
  collection: string,
  fields: SchemaDefinition,
): Model<Row> {
  const schema = new Schema(
    { ...fields, company_id: String },
    { collection, versionKey: false, minimize: false },
  );
  schema.plugin(tenantPlugin);
  return connection.model<Row>(collection, schema as unknown as Schema<Row>);
}

export const text = { type: String, required: true } as const;
export const optionalText = { type: String, default: null } as const;
export const moment = { type: Date, required: true } as const;
export const optionalMoment = { type: Date, default: null } as const;
