import type { RegisteredRemote, ServedRelease } from '@sabi/contracts/http/platform';
import { type RemoteModule, shellProtocol } from '@sabi/shell-sdk';
import { loadContainer } from './container';
import { tell } from './tell';

/** Shell and remotes one version apart work together. */
const supportedProtocols = [shellProtocol - 1, shellProtocol];
const attemptTimeoutMs = 8000;
const retryAfterMs = 400;

/** Why a remote is not on the page. */
export class RemoteUnavailable extends Error {
  override readonly name = 'RemoteUnavailable';
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
}: RegisteredRemote): Promise<RemoteModule> {
  if (!supportedProtocols.includes(protocol))
    throw new RemoteUnavailable(`${name} speaks protocol ${protocol}`);
  const load = (attempted: ServedRelease) => loadRelease(name, attempted);
  try {
    return await load(release)
      .catch(() => delay(retryAfterMs).then(() => load(release)))
      .catch((error: unknown) => {
        if (!fallback) throw error;
        return load(fallback);
      });
  } catch (cause) {
    throw new RemoteUnavailable(name, { cause });
  }
}

async function loadRelease(name: string, release: ServedRelease): Promise<RemoteModule> {
  try {
    const module = await withTimeout(loadExpose(name, release));
    if (typeof module?.mount !== 'function') throw new RemoteUnavailable(`${name} exposes no mount`);
    return module;
  } catch (error) {
    forgetBrokenLinks(name);
    tell('failed', { name, release });
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

function withTimeout<T>(work: Promise<T>): Promise<T> {
  const late = delay(attemptTimeoutMs).then(() => {
    throw new RemoteUnavailable('It took too long');
  });
  return Promise.race([work, late]);
}
