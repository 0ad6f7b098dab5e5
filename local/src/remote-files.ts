import { existsSync, unwatchFile, watchFile } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RemoteRelease, remoteReleaseSchema } from '@sabi/contracts/http/gateway/platform';
import { publishingMark } from '@sabi/remote-publisher/publishing-mark';
import { serveImmutableFiles } from '@sabi/service-kit/immutable-files';
import { type RunningHttpServer, startHttpServer } from '@sabi/service-kit/http-server';
import compression from 'compression';
import express from 'express';

const watchEveryMs = 500;

/** Registers a release and the origin of its files with the gateway. */
export type Publish = (release: RemoteRelease, origin: string) => Promise<void>;

/** A remote's file server; its newest build is published whenever it changes. */
export class RemoteFiles {
  #server: RunningHttpServer | undefined;
  #port = 0;
  readonly #releaseFile: string;

  constructor(
    readonly name: string,
    private readonly folder: string,
    private readonly publish: Publish,
    private readonly onError: (error: unknown) => void,
  ) {
    this.#releaseFile = join(folder, 'release.json');
  }

  /** Restarts on the same port, so that published addresses stay valid. */
  async start(): Promise<void> {
    const app = express();
    app.disable('x-powered-by');
    app.use(compression());
    app.use(serveImmutableFiles(join(this.folder, 'releases')));
    this.#server = await startHttpServer(app, {
      host: '127.0.0.1',
      port: this.#port,
      allowedOrigins: [], // only the gateway fetches files
    });
    this.#port = this.#server.port;
  }

  async stop(): Promise<void> {
    await this.#server?.close(0);
    this.#server = undefined;
  }

  async publishNewest(): Promise<RemoteRelease> {
    const release = remoteReleaseSchema.parse(JSON.parse(await readFile(this.#releaseFile, 'utf8')));
    await this.publish(release, `http://127.0.0.1:${this.#port}`);
    return release;
  }

  watch(): void {
    watchFile(this.#releaseFile, { interval: watchEveryMs, persistent: false }, () => {
      if (existsSync(join(this.folder, publishingMark))) return; // the build that set the mark publishes itself
      this.publishNewest().catch(this.onError);
    });
  }

  unwatch(): void {
    unwatchFile(this.#releaseFile);
  }
}
