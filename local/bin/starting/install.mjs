// Installs what the lock file has changed. Plain JavaScript without dependencies, as it runs before they are installed.
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { differencesFromLockfile, hashLockfile, isInstalled, isWhole, stampOf } from './installed-tree.mjs';
import { inTurn } from './process-lock.mjs';

const options = ['--include=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];

/**
 * Leaves exactly the packages of the lock file, however an earlier installation has ended. Two at once take turns.
 * @param {{ root: string, run: (command: string, args: string[]) => Promise<void>, report?: (text: string) => void }} context
 * `run` rejects when the command fails
 */
export async function installLocked({ root, run, report = console.log }) {
  if (isInstalled(root)) return;
  await inTurn(join(root, '.installing.lock'), { what: 'installs packages', report }, async () => {
    if (!isInstalled(root)) await install({ root, run, report });
  });
}

/** @param {{ root: string, run: (command: string, args: string[]) => Promise<void>, report: (text: string) => void }} context */
async function install({ root, run, report }) {
  const wanted = hashLockfile(root);
  const canChange = isWhole(root);
  // From here on nothing is trusted until all has ended well.
  rmSync(stampOf(root), { force: true });
  if (canChange) {
    report('Installing the packages that have changed …');
    // Without --no-save it would change a lock file that does not fit the manifests.
    await run('npm', ['install', '--no-save', ...options]);
  }
  if (!canChange || differencesFromLockfile(root).length > 0) {
    report('Installing packages …');
    await run('npm', ['ci', ...options]);
  }
  const [different] = differencesFromLockfile(root);
  if (different) throw new Error(`npm has not installed ${different} as package-lock.json says.`);
  const draft = `${stampOf(root)}.new`;
  writeFileSync(draft, wanted);
  renameSync(draft, stampOf(root));
}
