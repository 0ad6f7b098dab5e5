import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { RegisteredRemote } from '@sabi/contracts/http/gateway/platform';
import type { RemoteStatus } from '@sabi/contracts/http/gateway/remote-commands';
import { createFileStore, fileStoreEnvShape } from '@sabi/file-store/from-env';
import { CommandRefused } from '@sabi/remote-publisher/send-command';
import type { Logger } from '@sabi/service-kit/logger';
import { z } from 'zod';
import type { Publishers } from '../publishers';
import {
  type CommandLine,
  describePublication,
  describeMissing,
  describeRemotes,
  describeUnavailable,
} from './describe';
import { LocalBuild } from './local-build';
import { type Platform, type Publication, publishBuild, readStatus, registerBuild } from './publish-build';
import { findUnavailable, readRegistry } from './registry';

const readyPollMs = 100;

interface Options {
  readonly url: string;
  /** The folder of the remotes' folders. */
  readonly root: string;
  readonly names: readonly string[];
  readonly publishers: Publishers;
  /** Settings of the platform's file store. */
  readonly fileStore: Readonly<Record<string, string>>;
  readonly commandLine: CommandLine;
  readonly report: (text: string) => void;
  readonly logger: Logger;
}

/** The remotes of this repository on the platform of `npm start`: their builds are published when they change. */
export class LocalRemotes {
  readonly #platform: Platform;
  readonly #builds = new Map<string, LocalBuild>();

  constructor(private readonly options: Options) {
    const { url, names, publishers, fileStore } = options;
    const store = createFileStore(z.object(fileStoreEnvShape).parse(fileStore));
    this.#platform = { url, publishers, store };
    for (const name of names) this.#add(name);
  }

  /** Publishes the newest build of each remote, now and after every build, and waits until the shell has received them. */
  async start(): Promise<void> {
    await Promise.all(
      [...this.#builds.values()].map((build) =>
        this.#startPublishing(build).catch((error: unknown) => this.#reportError(build.name, error)),
      ),
    );
    const remotes = await readRegistry(this.#platform.url);
    await this.#restoreFiles(remotes);
    await this.#waitForPages(remotes);
  }

  /**
   * Adds a remote that has appeared since the start.
   * @returns the address of its first page
   */
  async join(name: string): Promise<string> {
    const { url, publishers } = this.options;
    try {
      await publishers.add(name);
      await this.#startPublishing(this.#add(name));
      const registered = (await readRegistry(url)).find((remote) => remote.name === name);
      if (!registered) throw new Error('visitors get no version of it yet');
      await this.#waitForPages([registered]);
      return new URL(registered.basePaths[0] ?? '/', url).href;
    } catch (error) {
      await this.leave(name);
      throw error;
    }
  }

  /** From now on the remote is neither published nor served. Its versions stay registered, for it may come back. */
  async leave(name: string): Promise<void> {
    const build = this.#builds.get(name);
    this.#builds.delete(name);
    await build?.stop();
    this.options.publishers.remove(name);
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#builds.values()].map((build) => build.stop()));
  }

  /** Which version of each remote visitors get, a line each. */
  async describe(): Promise<string[]> {
    return describeRemotes(await readRegistry(this.#platform.url));
  }

  /** Versions that visitors get and cannot load, a text each with the command that helps. */
  async findProblems(): Promise<string[]> {
    const { url } = this.#platform;
    const remotes = await readRegistry(url);
    const registered = new Set(remotes.map(({ name }) => name));
    const missing = [...this.#builds.keys()].filter((name) => !registered.has(name));
    const unavailable = await findUnavailable(remotes, url);
    const texts = await Promise.all(
      unavailable.map(async (version) =>
        describeUnavailable(version, await this.#readStatus(version.remote), this.options.commandLine),
      ),
    );
    return [...missing.map((name) => describeMissing(name, this.options.commandLine)), ...texts];
  }

  #add(name: string): LocalBuild {
    const build = new LocalBuild(name, join(this.options.root, name, 'dist'), {
      publish: (built) => publishBuild(built, this.#platform),
      onPublished: (publication) => this.#report(publication),
      onError: (error) => this.#reportError(name, error),
    });
    this.#builds.set(name, build);
    return build;
  }

  async #startPublishing(build: LocalBuild): Promise<void> {
    build.watch();
    this.#report(await build.publishNewest());
  }

  /** Versions in use whose files are gone from the store are stored again, where their build is still here. */
  async #restoreFiles(remotes: readonly RegisteredRemote[]): Promise<void> {
    for (const { remote, version } of await findUnavailable(remotes, this.#platform.url)) {
      const built = await this.#builds.get(remote)?.find(version);
      if (built)
        await registerBuild(built, this.#platform).catch((error: unknown) =>
          this.#reportError(remote, error),
        );
    }
  }

  /** Nothing is known of a remote that this repository no longer has: it has no key here. */
  #readStatus(remote: string): Promise<Pick<RemoteStatus, 'pinned' | 'failing'>> {
    return this.#builds.has(remote)
      ? readStatus(remote, this.#platform)
      : Promise.resolve({ pinned: false, failing: null });
  }

  /** 503 means that a remote is registered, but that its pages cannot be rendered yet. */
  async #waitForPages(remotes: readonly Pick<RegisteredRemote, 'basePaths'>[]): Promise<void> {
    const { url } = this.#platform;
    for (const { basePaths } of remotes)
      for (const path of basePaths)
        while ((await fetch(new URL(path, url))).status === 404) await delay(readyPollMs);
  }

  #report(publication: Publication): void {
    const text = describePublication(publication, this.options.commandLine);
    if (text) this.options.report(text);
  }

  #reportError(name: string, error: unknown): void {
    if (error instanceof CommandRefused)
      this.options.report(`The build of ${name} was not published. ${error.message}`);
    else this.options.logger.error({ err: error, name }, 'remote.publish.failed');
  }
}
