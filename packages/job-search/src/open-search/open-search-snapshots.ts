import { setTimeout as delay } from 'node:timers/promises';
import { Client, errors } from '@opensearch-project/opensearch';
import {
  type SearchSnapshot,
  type SearchSnapshots,
  type SnapshotContents,
  SnapshotFailed,
} from '../search-snapshots';
import { IndexAliases, type IndexOptions } from './index-aliases';
import { mapEngineErrors } from './map-engine-errors';
import { defaultOptions } from './open-search-job-search';

export interface SnapshotOptions extends Partial<IndexOptions> {
  readonly url: string;
  /** Name of the snapshot repository. */
  readonly repository: string;
  /** Registers the repository in this bucket, with the node's S3 client `default`; otherwise it has to be registered. */
  readonly bucket?: string;
  readonly requestTimeoutMs?: number;
  /** Interval of questions whether the engine has finished. */
  readonly pollMs?: number;
}

interface SnapshotInfo {
  readonly snapshot: string;
  readonly state: string;
  readonly start_time_in_millis: number;
  readonly failures?: readonly { readonly reason?: string }[];
  readonly metadata?: {
    readonly alias?: string;
    readonly revision?: number;
    readonly document_version?: number;
  };
}

interface ShardRow {
  readonly prirep: string;
  readonly state: string;
  readonly 'unassigned.reason'?: string | null;
  readonly 'unassigned.details'?: string | null;
}

/** Snapshots of the index behind the alias `name`, in a repository that other indexes may use as well. */
export class OpenSearchSnapshots implements SearchSnapshots {
  readonly #client: Client;
  readonly #aliases: IndexAliases;
  readonly #options: typeof defaultOptions & SnapshotOptions & { readonly pollMs: number };

  constructor(given: SnapshotOptions) {
    const options = { ...defaultOptions, pollMs: 1000, ...given };
    this.#client = new Client({
      node: options.url,
      requestTimeout: options.requestTimeoutMs,
      maxRetries: 1,
    });
    this.#aliases = new IndexAliases(this.#client, options);
    this.#options = options;
  }

  async take(
    snapshot: string,
    { revision, documentVersion }: SnapshotContents,
    signal?: AbortSignal,
  ): Promise<void> {
    const { name, repository } = this.#options;
    await this.#ensureRepository();
    await mapEngineErrors(
      this.#client.snapshot.create({
        repository,
        snapshot,
        body: {
          indices: name,
          include_global_state: false,
          metadata: { alias: name, revision, document_version: documentVersion },
        },
      }),
    );
    for (;;) {
      const [info] = await this.#get(snapshot);
      if (info?.state === 'SUCCESS') return;
      if (info?.state !== 'IN_PROGRESS') throw new SnapshotFailed(describeFailure(snapshot, info));
      await delay(this.#options.pollMs, undefined, { ...(signal && { signal }) });
    }
  }

  async list(): Promise<SearchSnapshot[]> {
    await this.#ensureRepository();
    const infos = await this.#get('_all');
    return infos
      .filter(({ metadata }) => metadata?.alias === this.#options.name)
      .map(toSnapshot)
      .toSorted((one, other) => other.takenAt.getTime() - one.takenAt.getTime());
  }

  async delete(snapshot: string): Promise<void> {
    const { repository } = this.#options;
    await ignoreMissing(this.#client.snapshot.delete({ repository, snapshot }));
  }

  async restore(snapshot: string, catchUp: () => Promise<void>): Promise<void> {
    const { name, repository, replicas } = this.#options;
    await this.#ensureRepository();
    const index = await this.#aliases.reserveBuilding();
    try {
      await mapEngineErrors(
        this.#client.snapshot.restore({
          repository,
          snapshot,
          body: {
            indices: `${name}-*`,
            include_global_state: false,
            include_aliases: false,
            rename_pattern: '.+',
            rename_replacement: index,
            index_settings: { number_of_replicas: replicas },
          },
        }),
      );
      await this.#waitForPrimaries(index);
      await this.#aliases.addBuilding(index);
      await catchUp();
      await this.#aliases.publishBuilding();
    } catch (error) {
      await this.#aliases.deleteUnpublished(index).catch(() => undefined);
      throw error;
    }
  }

  close(): Promise<void> {
    return this.#client.close();
  }

  async #ensureRepository(): Promise<void> {
    const { repository, bucket } = this.#options;
    const found = await ignoreMissing(this.#client.snapshot.getRepository({ repository }));
    const settings = found?.body[repository]?.settings as { bucket?: string } | undefined;
    if (found && (bucket === undefined || settings?.bucket === bucket)) return;
    if (bucket === undefined) throw new SnapshotFailed(`OpenSearch has no snapshot repository ${repository}`);
    const body = { type: 's3', settings: { bucket } as object };
    await mapEngineErrors(this.#client.snapshot.createRepository({ repository, body }));
  }

  async #get(snapshot: string): Promise<readonly SnapshotInfo[]> {
    const { repository } = this.#options;
    const { body } = await mapEngineErrors(this.#client.snapshot.get({ repository, snapshot }));
    return (body as unknown as { snapshots: readonly SnapshotInfo[] }).snapshots;
  }

  async #waitForPrimaries(index: string): Promise<void> {
    const columns = ['prirep', 'state', 'unassigned.reason', 'unassigned.details'];
    for (;;) {
      const { body } = await mapEngineErrors(this.#client.cat.shards({ index, format: 'json', h: columns }));
      const primaries = (body as unknown as readonly ShardRow[]).filter(({ prirep }) => prirep === 'p');
      const failed = primaries.find((shard) => shard['unassigned.reason'] === 'ALLOCATION_FAILED');
      if (failed) throw new SnapshotFailed(`The index cannot be restored: ${failed['unassigned.details']}`);
      if (primaries.length > 0 && primaries.every(({ state }) => state === 'STARTED')) return;
      await delay(this.#options.pollMs);
    }
  }
}

const states: Readonly<Record<string, SearchSnapshot['state']>> = {
  SUCCESS: 'complete',
  IN_PROGRESS: 'running',
};

function toSnapshot({ snapshot, state, start_time_in_millis, metadata }: SnapshotInfo): SearchSnapshot {
  return {
    name: snapshot,
    state: states[state] ?? 'failed',
    takenAt: new Date(start_time_in_millis),
    revision: metadata?.revision ?? 0,
    documentVersion: metadata?.document_version ?? 1,
  };
}

const describeFailure = (name: string, info: SnapshotInfo | undefined): string =>
  `The snapshot ${name} is ${info?.state ?? 'gone'}: ${info?.failures?.[0]?.reason ?? 'no reason given'}`;

async function ignoreMissing<Answer>(request: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof errors.ResponseError && error.statusCode === 404) return undefined;
    return mapEngineErrors(Promise.reject(error as Error));
  }
}
