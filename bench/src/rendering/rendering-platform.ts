import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { RemoteRegistry, RemoteRelease } from '@sabi/contracts/http/gateway/platform';
import { repositoryRoot } from '@sabi/test-kit/repository-root';

const remotes = ['mf-marketing', 'mf-blog'];
/** Stands in for the gateway towards the shell's server, with the built public remotes. */
export async function startRenderingPlatform(): Promise<{ url: string; close(): void }> {
  const bundles = new Map<string, string>();
  const registry: RemoteRegistry = { remotes: [] };
  for (const name of remotes) {
    const folder = join(repositoryRoot, name, 'dist');
    const release = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as RemoteRelease;
    const code = await readFile(join(folder, 'releases', release.version, release.serverBundle), 'utf8');
    const url = `/remotes/${name}/${release.version}/${release.serverBundle}`;
    bundles.set(url, code);
    registry.remotes.push(describe(release, code));
  }
  const server = createServer((request, response) => {
    const body = request.url === '/remotes.json' ? JSON.stringify(registry) : bundles.get(request.url ?? '');
    response.writeHead(body === undefined ? 404 : 200).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

function describe(release: RemoteRelease, code: string): RemoteRegistry['remotes'][number] {
  const { name, protocol, basePaths, chrome, rendering, navigation, version } = release;
  const urlOf = (file: string) => `/remotes/${name}/${version}/${file}`;
  return {
    ...{ name, protocol, basePaths, chrome, rendering, navigation, redirects: [] },
    release: {
      version,
      entryUrl: urlOf(release.entry),
      serverBundleUrl: urlOf(release.serverBundle),
      serverBundleIntegrity: `sha256-${createHash('sha256').update(code).digest('base64')}`,
      scriptUrls: release.preload.scripts.map(urlOf),
      styleUrls: release.preload.styles.map(urlOf),
      integrity: Object.fromEntries(
        Object.entries(release.integrity).map(([file, hash]) => [urlOf(file), hash]),
      ),
      parts: {},
    },
    fallback: null,
    trafficPercent: 100,
    canary: null,
  };
}
