// What a remote's entry is to webpack's own module federation. Kept small: every first visit loads it.
import type { ServedRelease } from '@sabi/contracts/http/platform';

/** What `remoteEntry.js` puts on `window` by the remote's name. */
export interface Container {
  init(shareScope: object): Promise<void> | void;
  get(expose: string): Promise<() => unknown>;
}

declare const __webpack_init_sharing__: (scope: 'default') => Promise<void>;
declare const __webpack_share_scopes__: { readonly default: object };

/** By the entry's address: a release is loaded once, and another one beside it when that is the fallback. */
const containers = new Map<string, Promise<Container>>();

/** @throws when the entry cannot be loaded, is not what was published, or brings no container */
export function loadContainer(
  name: string,
  { entryUrl, integrity }: Pick<ServedRelease, 'entryUrl' | 'integrity'>,
): Promise<Container> {
  const known = containers.get(entryUrl);
  if (known) return known;
  const loading = startContainer(name, entryUrl, integrity[entryUrl]);
  containers.set(entryUrl, loading);
  loading.catch(() => containers.delete(entryUrl));
  return loading;
}

async function startContainer(
  name: string,
  entryUrl: string,
  integrity: string | undefined,
): Promise<Container> {
  const page = window as unknown as Record<string, Container | undefined>;
  Reflect.deleteProperty(page, name); // what another release has left there
  await runScript(entryUrl, integrity);
  const container = page[name];
  if (typeof container?.get !== 'function') throw new Error(`${entryUrl} brings no container`);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  return container;
}

/** The browser refuses a script that is not the one published; the entry has it check those that follow. */
function runScript(url: string, integrity: string | undefined): Promise<void> {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  if (integrity) script.integrity = integrity;
  const loaded = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${url} could not be loaded`));
    document.head.append(script);
  });
  return loaded.finally(() => script.remove());
}
