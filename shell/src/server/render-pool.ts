import { join } from 'node:path';
import type { ServedRelease } from '@sabi/contracts/http/gateway/platform';
import { AppError } from '@sabi/service-kit/errors';
import type { Logger } from '@sabi/service-kit/logger';
import { isUnaltered } from '@sabi/service-kit/subresource-integrity';
import { waitAtMost } from '@sabi/service-kit/timeout';
import type { ListedPage, RenderInput, RenderResult, ServedFile } from '@sabi/shell-sdk';
import { readRendered } from './read-rendered';
import { NoFreeRenderer, ReleaseRenderers, wakeMs } from './release-renderers';
import type { ResponseTo, RemoteRequest } from './remote-requests';
import { RemoteRenderer } from './remote-renderer';
import type { RecordRender } from './render-metrics';
import type { ServerBundle } from './render-worker';
import { type Clock, type RenderedPage, RenderedPages } from './rendered-pages';

const fetchTimeoutMs = 3000;
const retryAfterSeconds = 2;
/** A page counts as hanging after this multiple of the render timeout. */
const hangFactor = 4;
/** Limits the preparation, so that a hanging release blocks neither other releases nor a rollback. */
const longestPreparationMs = 10_000;
/** Testers may request any registered release; each takes some 30 MB. */
const keptForTesters = 2;

interface RenderPoolOptions {
  readonly platformUrl: string;
  readonly timeoutMs: number;
  /** Workers of a release without a request for this time are ended. */
  readonly idleMs: number;
  readonly logger: Logger;
  /** The built render-worker; by default the one beside this bundle. */
  readonly workerFile?: string;
  readonly recordRender?: RecordRender;
  readonly clock?: Clock;
}

/** Renders pages of remotes in workers, separate ones for each release in use. */
export class RenderPool {
  readonly #renderers = new Map<string, ReleaseRenderers>();
  /** Releases that visitors get. */
  #wanted: ReadonlySet<string> = new Set();
  readonly #pages: RenderedPages;

  constructor(private readonly options: RenderPoolOptions) {
    this.#pages = new RenderedPages(options.clock);
  }

  /**
   * @param dataVersion version of the input's data, part of the cache key
   * @returns the last good copy of a page that cannot be rendered in time; null without one
   */
  async render(release: ServedRelease, input: RenderInput, dataVersion = ''): Promise<RenderedPage | null> {
    const source = release.serverBundleUrl;
    const key = { ...input, dataVersion };
    const startedAt = performance.now();
    let isAnew = false;
    const isAsleep = this.isAsleep(release);
    const rendering = this.#pages.get(source, key, () => {
      isAnew = true;
      return this.#renderAnew(release, input);
    });
    const rendered = await waitAtMost(this.options.timeoutMs, rendering);
    const inTime = rendered ?? this.#pages.findLastGood(source, key);
    const page = inTime ?? (isAsleep ? await waitAtMost(wakeMs, rendering) : null) ?? null;
    const outcome = page ? (page.isStale ? 'last-good' : 'rendered') : 'unavailable';
    if (isAnew || outcome !== 'rendered')
      this.options.recordRender?.(release, outcome, (performance.now() - startedAt) / 1000);
    return page;
  }

  /** A copy of a page of a release that is not rendered any more, or null. */
  findLastGood(
    release: ServedRelease,
    input: Pick<RenderInput, 'url' | 'language'>,
    dataVersion = '',
  ): RenderedPage | null {
    return this.#pages.findLastGood(release.serverBundleUrl, { ...input, dataVersion });
  }

  /** @returns null when the remote does not answer in time */
  async listPages(release: ServedRelease): Promise<readonly ListedPage[] | null> {
    const asked = await waitAtMost(this.#timeoutFor(release), this.#ask(release, { kind: 'page-list' }));
    return asked?.answer ?? null;
  }

  /**
   * @returns null where the remote has no file at the address
   * @throws {AppError} DEPENDENCY_UNAVAILABLE when it does not answer in time
   */
  async serveFile(release: ServedRelease, input: RenderInput): Promise<ServedFile | null> {
    const asked = await waitAtMost(this.#timeoutFor(release), this.#ask(release, { kind: 'file', input }));
    if (!asked) throw new AppError('DEPENDENCY_UNAVAILABLE', { retryAfterSeconds });
    return asked.answer;
  }

  /**
   * Prepares a release before it is served: starts its worker and caches the given pages, as the first rendering is the slowest.
   * Also resolves after a failure.
   */
  async prepare(release: ServedRelease, pages: readonly RenderInput[]): Promise<void> {
    const source = release.serverBundleUrl;
    this.#wanted = new Set([...this.#wanted, source]);
    const prepareAll = async () => {
      await this.#renderersOf(release).warmUp();
      for (const input of pages) await this.#pages.get(source, input, () => this.#renderAnew(release, input));
    };
    await waitAtMost(longestPreparationMs, prepareAll());
  }

  /**
   * Stops the workers of releases that are no longer in use, after their current requests.
   * @param served releases that are not rendered, but whose files browsers still load: copies of their pages stay cached
   */
  retainOnly(releases: readonly ServedRelease[], served: readonly ServedRelease[] = []): void {
    this.#wanted = new Set(releases.map(({ serverBundleUrl }) => serverBundleUrl));
    this.#pages.retainOnly(new Set([...releases, ...served].map(({ serverBundleUrl }) => serverBundleUrl)));
    this.#endOthers(0);
  }

  /** Whether its workers were ended for want of requests. */
  isAsleep({ serverBundleUrl }: ServedRelease): boolean {
    return this.#renderers.get(serverBundleUrl)?.isAsleep ?? false;
  }

  async stop(): Promise<void> {
    const renderers = [...this.#renderers.values()];
    this.#renderers.clear();
    await Promise.all(renderers.map((each) => each.drain()));
  }

  #timeoutFor(release: ServedRelease): number {
    return this.options.timeoutMs + (this.isAsleep(release) ? wakeMs : 0);
  }

  async #renderAnew(release: ServedRelease, input: RenderInput): Promise<RenderResult | null> {
    const asked = await this.#ask(release, { kind: 'page', input }, readRendered);
    return asked?.answer ?? null;
  }

  /**
   * @param read validates an answer
   * @returns null when there is none in time
   */
  async #ask<Question extends RemoteRequest>(
    release: ServedRelease,
    question: Question,
    read = (answer: ResponseTo<Question>): ResponseTo<Question> => answer,
  ): Promise<{ answer: ResponseTo<Question> } | null> {
    try {
      return { answer: read(await this.#renderersOf(release).ask(question)) };
    } catch (error) {
      const source = release.serverBundleUrl;
      // Logged at debug level, as there are hundreds a second under load; a counter has them.
      const level = error instanceof NoFreeRenderer ? 'debug' : 'warn';
      this.options.logger[level]({ err: error, source, asked: question.kind }, 'remote.render.failed');
      return null;
    }
  }

  #renderersOf(release: ServedRelease): ReleaseRenderers {
    const source = release.serverBundleUrl;
    const known = this.#renderers.get(source);
    if (known) return known;
    const { timeoutMs, idleMs, workerFile = join(import.meta.dirname, 'render-worker.js') } = this.options;
    const limits = { workerFile, timeoutMs, hangMs: hangFactor * timeoutMs };
    // Cached, so that a worker can be replaced while the remote's files are unavailable.
    let bundle: ServerBundle | undefined;
    const start = async () => RemoteRenderer.start((bundle ??= await this.#fetchBundle(release)), limits);
    const renderers = new ReleaseRenderers({ start, timeoutMs, idleMs });
    this.#renderers.set(source, renderers);
    this.#endOthers(keptForTesters);
    return renderers;
  }

  /** @param kept number of the newest releases to keep anyway */
  #endOthers(kept: number): void {
    const others = [...this.#renderers].filter(([source]) => !this.#wanted.has(source));
    for (const [source, renderers] of others.slice(0, Math.max(0, others.length - kept))) {
      this.#renderers.delete(source);
      void renderers.drain();
    }
  }

  async #fetchBundle({ serverBundleUrl, serverBundleIntegrity }: ServedRelease): Promise<ServerBundle> {
    const response = await fetch(new URL(serverBundleUrl, this.options.platformUrl), {
      signal: AbortSignal.timeout(fetchTimeoutMs),
    });
    if (!response.ok) throw new Error(`The server bundle's address answered ${response.status}`);
    const code = Buffer.from(await response.arrayBuffer());
    assertIntegrity(code, serverBundleIntegrity);
    return { code: code.toString('utf8'), fileName: serverBundleUrl };
  }
}

function assertIntegrity(code: Buffer, integrity: string): void {
  if (!isUnaltered(code, integrity)) throw new Error('The server bundle is not the one that was published');
}
