import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { RemoteBuild } from './read-build';

/** The repository's root, relative to this program's bundle. */
const repository = join(import.meta.dirname, '../../..');

/** `can-i-deploy` has printed the reason. */
export class DeploymentRefused extends Error {
  override readonly name = 'DeploymentRefused';
}

/**
 * Runs `can-i-deploy` for a build.
 * @param override the reason to publish without that check; it is stored with the release
 * @throws {DeploymentRefused}
 */
export function assertDeployable(
  { release: { name, version }, releaseFile }: RemoteBuild,
  override: string | undefined,
): void {
  if (override !== undefined) {
    console.log(`${name} ${version}: nobody was asked whether it can be deployed, for: ${override}`);
    return;
  }
  const { status } = spawnSync(
    'npm',
    ['run', '--silent', 'can-i-deploy', '--', name, '--release', resolve(releaseFile)],
    { cwd: repository, stdio: 'inherit' },
  );
  if (status !== 0)
    throw new DeploymentRefused('Nothing was published. --override "<reason>" publishes it all the same.');
}
