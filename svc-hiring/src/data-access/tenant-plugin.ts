import type { Aggregate, Query, Schema } from 'mongoose';

/** A query of company data lacks the company's id: a programming error. */
export class TenantMissing extends Error {
  override readonly name = 'TenantMissing';
}

const field = 'company_id';

const reads = ['countDocuments', 'distinct', 'find', 'findOne'] as const;
const writes = [
  'deleteMany',
  'deleteOne',
  'findOneAndDelete',
  'findOneAndReplace',
  'findOneAndUpdate',
  'replaceOne',
  'updateMany',
  'updateOne',
] as const;
/** Stages that access other collections, which the plugin cannot check. */
const otherCollections = ['$graphLookup', '$lookup', '$merge', '$out', '$unionWith'];

/**
 * For models of company data: every filter, pipeline, update and new document must name one company as plain
 * text. @throws {TenantMissing} before the operation reaches the database
 */
export function tenantPlugin(schema: Schema): void {
  schema.pre(
    [...reads, ...writes],
    { document: false, query: true },
    function (this: Query<unknown, unknown>) {
      assertNamesCompany(this.getFilter(), 'A filter');
      assertKeepsCompany(this.getUpdate());
    },
  );
  schema.pre('aggregate', function (this: Aggregate<unknown>) {
    const stages = this.pipeline() as unknown as Readonly<Record<string, unknown>>[];
    const [first] = stages;
    assertNamesCompany(first?.['$match'], 'The first stage of a pipeline');
    if (stages.some((stage) => otherCollections.some((name) => name in stage)))
      throw new TenantMissing('A pipeline reads or writes another collection');
  });
  schema.pre('insertMany', (documents: unknown) => {
    for (const document of [documents].flat()) assertNamesCompany(document, 'A new document');
  });
  schema.pre('save', function () {
    assertNamesCompany({ [field]: this.get(field) as unknown }, 'A new document');
  });
  const refuse = (): never => {
    throw new TenantMissing('The operation has no filter that could name the company');
  };
  schema.pre('bulkWrite', (operations: readonly object[]) => {
    for (const operation of operations) assertUpdatesOne(operation);
  });
  schema.pre('estimatedDocumentCount', refuse);
}

function assertNamesCompany(filter: unknown, what: string): void {
  const company = isObject(filter) ? filter[field] : undefined;
  if (typeof company !== 'string' || company === '') throw new TenantMissing(`${what} names no company`);
}

/** @throws {TenantMissing} for other operations than an update that names the company */
function assertUpdatesOne(operation: object): void {
  const update: unknown = 'updateOne' in operation ? operation.updateOne : undefined;
  if (!isObject(update)) throw new TenantMissing('Only updates can be written in bulk');
  assertNamesCompany(update['filter'], 'A filter');
  assertKeepsCompany(update['update']);
}

/** @throws {TenantMissing} for an update that changes a document's company */
function assertKeepsCompany(update: unknown): void {
  const stages = [update].flat().filter(isObject);
  const touched = stages.flatMap((stage) => [stage, ...Object.values(stage).filter(isObject)]);
  if (touched.some((fields) => field in fields)) throw new TenantMissing('An update changes the company');
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
