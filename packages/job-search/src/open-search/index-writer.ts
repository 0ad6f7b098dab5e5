import type { Client } from '@opensearch-project/opensearch';
import { SearchUnavailable } from '../job-search';
import { mapEngineErrors } from './map-engine-errors';

export interface PostingChange {
  readonly id: string;
  readonly revision: number;
  /** As in the index's mappings. */
  readonly document: object;
}

interface BulkItem {
  readonly status: number;
  readonly error?: { readonly type: string; readonly reason?: string };
}

const conflict = 409;
const overloaded = new Set([429, 503]);

/**
 * Writes changes to each index; an index ignores changes that are not newer than its own.
 * @throws {SearchUnavailable}
 */
export async function writeChanges(
  client: Client,
  indexes: readonly string[],
  changes: readonly PostingChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const body = indexes.flatMap((_index) =>
    changes.flatMap(({ id, revision, document }) => [
      { index: { _index, _id: id, version: revision, version_type: 'external', require_alias: true } },
      { isRemoved: false, ...document },
    ]),
  );
  const answer = await mapEngineErrors(
    client.bulk({ body: body as unknown as Parameters<Client['bulk']>[0]['body'] }),
  );
  const items = answer.body.items.map((item) => item.index as unknown as BulkItem);
  const failed = items.find(({ status }) => status >= 300 && status !== conflict);
  if (!failed) return;
  const reason = `${failed.error?.type}: ${failed.error?.reason}`;
  if (overloaded.has(failed.status)) throw new SearchUnavailable(reason);
  throw new Error(`OpenSearch refuses a posting: ${reason}`);
}
