import type { RegisteredRemote, ServedRelease } from '@sabi/contracts/http/platform';
import { type RemoteModule, shellProtocol } from '@sabi/shell-sdk';
import { loadContainer } from './container';
import { reportFailed } from './report-remote';

/** Shell and remotes one version apart work together. */
const supportedProtocols = [shellProtocol - 1, shellProtocol];
const attemptTimeoutMs = 8000;
const retryAfterMs = 400;

/** Why a remote is not on the page. */
export class RemoteUnavailable extends Error {
  override readonly name = 'RemoteUnavailable';
}

export interface LoadedRemote {
  readonly module: RemoteModule;
  /** Of the release it came from: the fallback's, where the other did not load. */
  readonly version: string;
}

/**
 * Loads a remote's expose: the current release, once more after a moment, then the one before.
 * @throws {RemoteUnavailable} when none of it works or the contract does not fit
 */
export async function loadRemoteModule({
  name,
  protocol,
  release,
  fallback,
}: RegisteredRemote): Promise<LoadedRemote> {
  if (!supportedProtocols.includes(protocol))
    throw new RemoteUnavailable(`${name} speaks protocol ${protocol}`);
  const attempts = [
    { attempted: release, waitMs: 0 },
    { attempted: release, waitMs: retryAfterMs },
    ...(fallback ? [{ attempted: fallback, waitMs: 0 }] : []),
  ];
  let firstError: unknown;
  for (const { attempted, waitMs } of attempts) {
    try {
      if (waitMs > 0) await delay(waitMs);
      const module = await loadRelease(name, attempted);
      if (attempted === fallback) reportFailed(name, release.version);
      return { module, version: attempted.version };
    } catch (error) {
      firstError ??= error;
    }
  }
  throw new RemoteUnavailable(name, { cause: firstError });
}

async function loadRelease(name: string, release: ServedRelease): Promise<RemoteModule> {
  try {
    const module = await withTimeout(loadExpose(name, release));
    if (typeof module?.mount !== 'function') throw new RemoteUnavailable(`${name} exposes no mount`);
    return module;
  } catch (error) {
    forgetBrokenLinks(name);
    throw error;
  }
}

async function loadExpose(name: string, release: ServedRelease): Promise<RemoteModule> {
  const container = await loadContainer(name, release);
  const factory = await container.get('./remote');
  return factory() as RemoteModule;
}

/** A preload or style sheet that failed would be taken for loaded by the next attempt. */
function forgetBrokenLinks(name: string): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[href^="/remotes/${name}/"]`)) {
    if (link.rel === 'preload' || !link.sheet) link.remove();
  }
}

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new RemoteUnavailable('It took too long')), attemptTimeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
