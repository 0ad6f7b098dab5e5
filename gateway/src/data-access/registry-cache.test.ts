import { silentLogger } from '@sabi/test-kit/silent-logger';
import { buildRelease } from '../../test/team';
import type { ReleaseRepository, RemoteInUse } from '../domain/releases/release-repository';
import { RegistryCache } from './registry-cache';

test('a read that comes back late does not take the place of what was read after it', async () => {
  const inUse = (version: string) => [
    { current: { release: buildRelease('mf-test', version) }, fallback: null, canary: null } as RemoteInUse,
  ];
  const reads: ((found: RemoteInUse[]) => void)[] = [];
  const listInUse = () => new Promise<RemoteInUse[]>((resolve) => void reads.push(resolve));
  const registry = new RegistryCache({ listInUse } as unknown as ReleaseRepository, silentLogger);
  const [poll, command] = [registry.refresh(), registry.refresh()];
  reads[1]?.(inUse('1.0.0-0000000002'));
  await command;
  const { etag } = registry.get();
  reads[0]?.(inUse('1.0.0-0000000001'));
  await poll;
  expect(registry.get()).toMatchObject({
    document: { remotes: [{ release: { version: '1.0.0-0000000002' } }] },
    etag,
  });
  const next = registry.refresh();
  reads[2]?.(inUse('1.0.0-0000000003'));
  await next;
  expect(registry.get().document.remotes[0]?.release.version).toBe('1.0.0-0000000003');
});

test('a remote that is not there at the moment is left out, though it is registered', async () => {
  const listInUse = async () =>
    ['mf-there', 'mf-gone'].map(
      (name) =>
        ({
          current: { release: buildRelease(name, '1.0.0-0000000001') },
          fallback: null,
          canary: null,
        }) as RemoteInUse,
    );
  const repository = { listInUse } as unknown as ReleaseRepository;
  const registry = new RegistryCache(repository, silentLogger, (name) => name === 'mf-there');
  await registry.refresh();
  expect(registry.get().document.remotes.map(({ name }) => name)).toEqual(['mf-there']);
});
