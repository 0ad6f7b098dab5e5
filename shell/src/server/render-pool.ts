import { join } from 'node:path';
import type { ServedRelease } from '@sabi/contracts/http/platform';
import type { Logger } from '@sabi/service-kit/logger';
import type { ListedPage, RenderInput, RenderResult, ServedFile } from '@sabi/shell-sdk';
import { AppError } from '@sabi/service-kit/errors';
import { isUnaltered } from '@sabi/service-kit/subresource-integrity';
import { LRUCache } from 'lru-cache';
import type { AnswerTo, RemoteQuestion } from './remote-questions';
import { RemoteRenderer } from './remote-renderer';
import type { NoteRender } from './render-metrics';

const fetchTimeoutMs = 3000;
const restMs = 2000;
const cachedPages = 500;
const cacheMs = 30_000;
/** Testers may name any release that is registered; each takes some 30 MB. */
const keptForTesters = 2;

interface RenderPoolOptions {
  readonly platformUrl: string;
  readonly timeoutMs: number;
  readonly logger: Logger;
  /** The built render-worker; beside this bundle unless told. */
  readonly workerFile?: string;
  readonly noteRender?: NoteRender;
}

/** Has remotes answer for their pages, one worker for each release in use; a release that fails rests before it is tried again. */
export class RenderPool {
  readonly #renderers = new Map<string, Promise<RemoteRenderer>>();
  /** Of releases that visitors get. */
  #wanted: ReadonlySet<string> = new Set();
  readonly #restingUntil = new Map<string, number>();
  /** Pages are the same for everybody: a signed-in state never reaches the server's rendering. */
  readonly #pages = new LRUCache<string, RenderResult>({ max: cachedPages, ttl: cacheMs });

  constructor(private readonly options: RenderPoolOptions) {}

  /** @returns null when the page cannot be had in time: the browser renders it then */
  async render(release: ServedRelease, input: RenderInput): Promise<RenderResult | null> {
    const source = release.serverBundleUrl;
    const pageKey = `${source} ${input.language} ${input.url}`;
    const known = this.#pages.get(pageKey);
    if (known) return known;
    const startedAt = performance.now();
    const asked = await this.#ask(release, { kind: 'page', input });
    this.options.noteRender?.(release, asked ? 'rendered' : 'failed', (performance.now() - startedAt) / 1000);
    if (!asked) return null;
    this.#pages.set(pageKey, asked.answer);
    return asked.answer;
  }

  /** @returns null when the remote does not say in time */
  async listPages(release: ServedRelease): Promise<readonly ListedPage[] | null> {
    return (await this.#ask(release, { kind: 'page-list' }))?.answer ?? null;
  }

  /**
   * @returns null where the remote has no file at the address
   * @throws {AppError} DEPENDENCY_UNAVAILABLE when it does not say in time
   */
  async serveFile(release: ServedRelease, input: RenderInput): Promise<ServedFile | null> {
    const asked = await this.#ask(release, { kind: 'file', input });
    if (!asked) throw new AppError('DEPENDENCY_UNAVAILABLE', { retryAfterSeconds: restMs / 1000 });
    return asked.answer;
  }

  /** Ends the workers of releases nobody uses any more, after they have finished. */
  keepOnly(releases: readonly ServedRelease[]): void {
    this.#wanted = new Set(releases.map(({ serverBundleUrl }) => serverBundleUrl));
    this.#endOthers(0);
  }

  async stop(): Promise<void> {
    this.keepOnly([]);
  }

  /** @returns null when there is no answer in time */
  async #ask<Question extends RemoteQuestion>(
    release: ServedRelease,
    question: Question,
  ): Promise<{ answer: AnswerTo<Question> } | null> {
    const source = release.serverBundleUrl;
    if ((this.#restingUntil.get(source) ?? 0) > Date.now()) return null;
    try {
      const asking = this.#rendererOf(release).then((renderer) => renderer.ask(question));
      return { answer: await withDeadline(asking, this.options.timeoutMs) };
    } catch (error) {
      this.options.logger.warn({ err: error, source, asked: question.kind }, 'remote.render.failed');
      await this.#discardBroken(source);
      return null;
    }
  }

  #rendererOf(release: ServedRelease): Promise<RemoteRenderer> {
    const source = release.serverBundleUrl;
    const running = this.#renderers.get(source);
    if (running) return running;
    const started = this.#start(release);
    this.#renderers.set(source, started);
    this.#endOthers(keptForTesters);
    return started;
  }

  /** @param kept so many of the newest stay all the same */
  #endOthers(kept: number): void {
    const others = [...this.#renderers].filter(([source]) => !this.#wanted.has(source));
    for (const [source, renderer] of others.slice(0, Math.max(0, others.length - kept))) {
      this.#renderers.delete(source);
      void renderer.then((running) => running.drain()).catch(() => undefined); // it never started
    }
  }

  async #start({ serverBundleUrl, serverBundleIntegrity }: ServedRelease): Promise<RemoteRenderer> {
    const response = await fetch(new URL(serverBundleUrl, this.options.platformUrl), {
      signal: AbortSignal.timeout(fetchTimeoutMs),
    });
    if (!response.ok) throw new Error(`The server bundle's address answered ${response.status}`);
    const code = Buffer.from(await response.arrayBuffer());
    assertIntegrity(code, serverBundleIntegrity);
    const { workerFile = join(import.meta.dirname, 'render-worker.js'), timeoutMs } = this.options;
    return new RemoteRenderer(
      { code: code.toString('utf8'), fileName: serverBundleUrl },
      { workerFile, timeoutMs },
    );
  }

  async #discardBroken(source: string): Promise<void> {
    const running = await this.#renderers.get(source)?.catch(() => undefined);
    if (running && !running.broken) return; // one page threw, the bundle is well
    this.#renderers.delete(source);
    this.#restingUntil.set(source, Date.now() + restMs);
  }
}

function assertIntegrity(code: Buffer, integrity: string): void {
  if (!isUnaltered(code, integrity)) throw new Error('The server bundle is not the one that was published');
}

async function withDeadline<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
