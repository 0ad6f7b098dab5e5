import { type RemoteRegistry, remoteRegistrySchema } from '@sabi/contracts/http/gateway/platform';
import { settleBeforeEnd } from '@sabi/remote-publisher/settle-before-end';
import { readShellVersion } from '../builds/shell-version';

/** Live versions: of the shell, and of each remote all that visitors may get. */
export interface Live {
  readonly shell: string;
  readonly remotes: readonly { readonly name: string; readonly versions: readonly string[] }[];
}

/** @param platformUrl of the gateway @throws {Error} when it does not answer */
export async function readLive(platformUrl: string): Promise<Live> {
  const [registry, page] = await Promise.all([
    ask(new URL('/remotes.json', platformUrl)),
    ask(new URL('/', platformUrl)),
  ]);
  const { remotes } = remoteRegistrySchema.parse(await registry.json());
  return { shell: readShellVersion(await page.text()), remotes: remotes.map(listVersions) };
}

function listVersions({ name, release, fallback, canary }: RemoteRegistry['remotes'][number]) {
  const releases = [release, canary?.release, fallback].filter((each) => each !== undefined && each !== null);
  return { name, versions: [...new Set(releases.map(({ version }) => version))] };
}

async function ask(url: URL): Promise<Response> {
  try {
    return await settleBeforeEnd(fetch(url, { signal: AbortSignal.timeout(10_000) }));
  } catch (cause) {
    throw new Error(`${url.origin} does not answer, so nobody knows what is live there`, { cause });
  }
}
