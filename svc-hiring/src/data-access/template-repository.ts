import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import { type Connection, type mongo } from 'mongoose';
import type { StoredTemplate, TemplateRepository } from '../domain/letters/letter-template';
import { createTenantModel, moment, optionalText, text } from './tenant-model';

const collectionName = 'letter_templates';

type Row = Omit<StoredTemplate, 'id'> & {
  readonly _id: string;
  /** A deleted one stays without its texts, so that those of a new company do not come back. */
  readonly is_deleted: boolean;
  /** One of each for a company. */
  readonly default_no: number | null;
};

export function createTemplateRepository(connection: Connection): TemplateRepository {
  const model = createTenantModel<Row>(connection, collectionName, {
    _id: text,
    name: optionalText,
    language: text,
    subject: optionalText,
    text: optionalText,
    version: { type: Number, required: true },
    updated_at: moment,
    is_deleted: { type: Boolean, required: true },
    default_no: Number,
  });
  return {
    templatesOf: ({ companyId: company_id }) => ({
      list: async (limit) => {
        const rows = await model
          .find({ company_id, is_deleted: false })
          .sort({ name: 1, _id: 1 })
          .limit(limit)
          .lean<Row[]>();
        return rows.map(toTemplate);
      },
      find: async (_id) => {
        const row = await model.findOne({ company_id, _id, is_deleted: false }).lean<Row>();
        return row && toTemplate(row);
      },
      insert: async ({ id, ...template }) => {
        try {
          await model.insertMany([{ ...template, _id: id, company_id, is_deleted: false }]);
          return true;
        } catch (error) {
          if (isDuplicateKey(error)) return false;
          throw error;
        }
      },
      change: async ({ id: _id, version }, changes) => {
        const row = await model
          .findOneAndUpdate(
            { company_id, _id, version, is_deleted: false },
            { $set: changes, $inc: { version: 1 } },
            { returnDocument: 'after' },
          )
          .lean<Row>();
        return row && toTemplate(row);
      },
      remove: async (_id) => {
        const { matchedCount } = await model.updateOne(
          { company_id, _id, is_deleted: false },
          { $set: { is_deleted: true, name: null, subject: null, text: null } },
        );
        return matchedCount > 0;
      },
      addDefaults: async (templates) => {
        if (await model.exists({ company_id })) return;
        const rows = templates.map(({ id, ...template }, index) => ({
          ...template,
          _id: id,
          company_id,
          is_deleted: false,
          default_no: index,
        }));
        try {
          await model.insertMany(rows, { ordered: false });
        } catch (error) {
          if (!isDuplicateKey(error)) throw error; // another call stored them
        }
      },
    }),
  };
}

const toTemplate = ({
  _id: id,
  name,
  language,
  subject,
  text: words,
  version,
  updated_at,
}: Row): StoredTemplate => ({ id, name, language, subject, text: words, version, updated_at });

/** Shard key: company_id. */
export async function createTemplateIndexes(db: mongo.Db): Promise<void> {
  const templates = db.collection(collectionName);
  await templates.createIndex({ company_id: 1, name: 1, _id: 1 });
  await templates.createIndex(
    { company_id: 1, default_no: 1 },
    { unique: true, partialFilterExpression: { default_no: { $type: 'number' } } },
  );
}
