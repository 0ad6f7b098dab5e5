import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { RemoteRelease } from '@sabi/contracts/http/platform';

/** The repository, seen from this program's bundle. */
const repository = join(import.meta.dirname, '../../..');

/** What says that the release does not fit what is live has been printed. */
export class DeploymentRefused extends Error {
  override readonly name = 'DeploymentRefused';
}

/**
 * Asks whether the build in the current folder fits what is live.
 * @param override why it is published all the same: nobody is asked, and the reason is kept with the release
 * @throws {DeploymentRefused}
 */
export function askToDeploy({ name, version }: RemoteRelease, override: string | undefined): void {
  if (override !== undefined) {
    console.log(`${name} ${version}: nobody was asked whether it can be deployed, for: ${override}`);
    return;
  }
  const { status } = spawnSync(
    'npm',
    ['run', '--silent', 'can-i-deploy', '--', name, '--release', resolve('dist/release.json')],
    { cwd: repository, stdio: 'inherit' },
  );
  if (status !== 0)
    throw new DeploymentRefused('Nothing was published. --override "<reason>" publishes it all the same.');
}
