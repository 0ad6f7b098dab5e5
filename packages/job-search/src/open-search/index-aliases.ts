import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from '@opensearch-project/opensearch';
import { indexBody } from './index-body';
import { mapEngineErrors } from './map-engine-errors';

export interface IndexOptions {
  /** Alias of the searched index. */
  readonly name: string;
  readonly shards: number;
  readonly replicas: number;
  /** Maximum delay until a change is searchable. */
  readonly refreshMs: number;
  /** Delay before a rebuild deletes the old index, which running searches may still use. */
  readonly retireAfterMs: number;
}

/** Alias of the index under construction, to which writers write as well. */
const buildingAlias = (name: string) => `${name}-building`;

/** The current index, the one under construction, and the switch between them. */
export class IndexAliases {
  readonly #client: Client;
  readonly #options: IndexOptions;
  #isCreated: Promise<void> | undefined;

  constructor(client: Client, options: IndexOptions) {
    this.#client = client;
    this.#options = options;
  }

  async ensureIndex(): Promise<void> {
    this.#isCreated ??= this.#createIfMissing();
    try {
      await this.#isCreated;
    } catch (error) {
      this.#isCreated = undefined;
      throw error;
    }
  }

  /** Checks again: an engine that has lost its disk has no index any more. */
  async ensureIndexAgain(): Promise<void> {
    this.#isCreated = undefined;
    await this.ensureIndex();
  }

  /** Indexes that a change has to be written to. */
  async listTargets(): Promise<string[]> {
    const { name } = this.#options;
    await this.ensureIndex();
    return (await this.#existsAlias(buildingAlias(name))) ? [name, buildingAlias(name)] : [name];
  }

  /** @returns the alias of a new index that receives every change from now on; deletes that of an aborted rebuild */
  async beginBuilding(): Promise<string> {
    const alias = buildingAlias(this.#options.name);
    await this.ensureIndex();
    await this.deleteBuilding();
    await this.#create(alias);
    return alias;
  }

  /** @returns the name for an index from elsewhere, which `addBuilding` puts in place; deletes that of an aborted rebuild */
  async reserveBuilding(): Promise<string> {
    await this.ensureIndex();
    await this.deleteBuilding();
    return this.#newName();
  }

  /** Sends every change from now on to the index as well. */
  async addBuilding(index: string): Promise<void> {
    const actions = [{ add: { index, alias: buildingAlias(this.#options.name) } }];
    await mapEngineErrors(this.#client.indices.updateAliases({ body: { actions } }));
  }

  async deleteBuilding(): Promise<void> {
    await this.#delete(await this.#findIndexes(buildingAlias(this.#options.name)));
  }

  /** Switches atomically for searches; deletes the old index once no search uses it. */
  async publishBuilding(): Promise<void> {
    const { name, retireAfterMs } = this.#options;
    const building = buildingAlias(name);
    const [former, built] = [await this.#findIndexes(name), await this.#findIndexes(building)];
    await mapEngineErrors(this.#client.indices.refresh({ index: building }));
    const actions = [
      ...former.map((index) => ({ remove: { index, alias: name } })),
      ...built.flatMap((index) => [{ add: { index, alias: name } }, { remove: { index, alias: building } }]),
    ];
    await mapEngineErrors(this.#client.indices.updateAliases({ body: { actions } }));
    await delay(retireAfterMs);
    await this.#delete(former);
  }

  async #createIfMissing(): Promise<void> {
    if (!(await this.#existsAlias(this.#options.name))) await this.#create(this.#options.name);
  }

  async #create(alias: string): Promise<void> {
    const body = { ...indexBody(this.#options), aliases: { [alias]: {} } } as object;
    await mapEngineErrors(this.#client.indices.create({ index: this.#newName(), body }));
  }

  #newName(): string {
    return `${this.#options.name}-${Date.now()}-${randomUUID().slice(0, 8)}`;
  }

  async #existsAlias(name: string): Promise<boolean> {
    return (await mapEngineErrors(this.#client.indices.existsAlias({ name }))).body;
  }

  async #findIndexes(alias: string): Promise<string[]> {
    if (!(await this.#existsAlias(alias))) return [];
    return Object.keys((await mapEngineErrors(this.#client.indices.getAlias({ name: alias }))).body);
  }

  /** Unless searches use it; does nothing if it does not exist. */
  async deleteUnpublished(index: string): Promise<void> {
    const published = await this.#findIndexes(this.#options.name);
    if (!published.includes(index)) await this.#delete([index]);
  }

  async #delete(indexes: readonly string[]): Promise<void> {
    if (indexes.length === 0) return;
    await mapEngineErrors(this.#client.indices.delete({ index: [...indexes], ignore_unavailable: true }));
  }
}
