import { createMongoConnection } from '@sabi/service-kit/mongo';
import { createTestDatabase, type TestDatabase } from '@sabi/test-kit/database';
import { type Model, trusted } from 'mongoose';
import { createTenantModel } from '../src/data-access/tenant-model';
import { TenantMissing } from '../src/data-access/tenant-plugin';

interface Row {
  company_id: string;
  text: string;
}

const connection = createMongoConnection();
let database: TestDatabase;
let model: Model<Row>;

beforeAll(async () => {
  database = await createTestDatabase();
  await connection.openUri(database.uri);
  model = createTenantModel<Row>(connection, 'rows', { text: String });
  await model.insertMany([
    { company_id: 'a', text: 'of a' },
    { company_id: 'b', text: 'of b' },
  ]);
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

const refused: readonly [string, () => Promise<unknown>][] = [
  ['find', () => model.find({ text: 'of b' }).exec()],
  ['find with an empty filter', () => model.find().exec()],
  ['find by any company', () => model.find({ company_id: trusted({ $ne: 'a' }) }).exec()],
  ['find by several companies', () => model.find({ company_id: trusted({ $in: ['a', 'b'] }) }).exec()],
  ['find by a choice of filters', () => model.find({ $or: [{ company_id: 'a' }, { text: 'of b' }] }).exec()],
  ['findOne', () => model.findOne({}).exec()],
  ['exists', () => model.exists({ text: 'of b' }).exec()],
  ['a cursor', () => model.find({ text: 'of b' }).cursor().next()],
  ['findById', () => model.findById('000000000000000000000000').exec()],
  ['countDocuments', () => model.countDocuments({}).exec()],
  ['estimatedDocumentCount', () => model.estimatedDocumentCount().exec()],
  ['distinct', () => model.distinct('text', {}).exec()],
  ['updateOne', () => model.updateOne({ text: 'of b' }, { $set: { text: 'x' } }).exec()],
  ['updateMany', () => model.updateMany({}, { $set: { text: 'x' } }).exec()],
  ['findOneAndUpdate', () => model.findOneAndUpdate({}, { $set: { text: 'x' } }).exec()],
  ['replaceOne', () => model.replaceOne({}, { company_id: 'a', text: 'x' }).exec()],
  ['findOneAndReplace', () => model.findOneAndReplace({}, { company_id: 'a', text: 'x' }).exec()],
  ['deleteOne', () => model.deleteOne({}).exec()],
  ['deleteMany', () => model.deleteMany({}).exec()],
  ['findOneAndDelete', () => model.findOneAndDelete({}).exec()],
  [
    'a move to another company',
    () => model.updateOne({ company_id: 'a' }, { $set: { company_id: 'b' } }).exec(),
  ],
  ['aggregate', () => model.aggregate([{ $group: { _id: '$text' } }]).exec()],
  [
    'aggregate with a late match',
    () => model.aggregate([{ $sort: { text: 1 } }, { $match: { company_id: 'a' } }]).exec(),
  ],
  [
    'aggregate over another collection',
    () =>
      model
        .aggregate([{ $match: { company_id: 'a' } }, { $lookup: { from: 'rows', as: 'all', pipeline: [] } }])
        .exec(),
  ],
  ['insertMany', () => model.insertMany([{ text: 'of nobody' } as Row])],
  ['create', () => model.create({ text: 'of nobody' } as Row)],
  ['bulkWrite', () => model.bulkWrite([{ deleteMany: { filter: { company_id: 'a' } } }])],
  [
    'bulkWrite of updates',
    () => model.bulkWrite([{ updateOne: { filter: { text: 'of b' }, update: { $set: { text: 'x' } } } }]),
  ],
  [
    'a move in bulk to another company',
    () =>
      model.bulkWrite([
        { updateOne: { filter: { company_id: 'a' }, update: { $set: { company_id: 'b' } } } },
      ]),
  ],
];

test.each(refused)('%s without the company is refused', async (_name, act) => {
  await expect(act()).rejects.toThrow(TenantMissing);
});

test('with the company each does its work, and nothing above has changed a document', async () => {
  const plain = { _id: 0 };
  expect(await model.find({ company_id: 'a' }, plain).lean()).toEqual([{ company_id: 'a', text: 'of a' }]);
  expect(await model.countDocuments({ company_id: 'b' })).toBe(1);
  expect(await model.aggregate([{ $match: { company_id: 'b' } }, { $project: plain }])).toEqual([
    { company_id: 'b', text: 'of b' },
  ]);
  await model.updateOne({ company_id: 'a' }, { $set: { text: 'new' } });
  expect(await model.findOne({ company_id: 'a' }, plain).lean()).toEqual({ company_id: 'a', text: 'new' });
  const update = { filter: { company_id: 'a' }, update: { $set: { text: 'newest' } } };
  expect(await model.bulkWrite([{ updateOne: update }])).toMatchObject({ matchedCount: 1 });
});
