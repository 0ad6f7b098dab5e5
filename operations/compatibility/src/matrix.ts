import { shellProtocol } from '@sabi/shell-sdk';
import { launchChromium } from '@sabi/test-kit/launch-chromium';
import { repositoryRoot } from '@sabi/test-kit/repository-root';
import type { Browser } from 'playwright-core';
import { type Build, readBuild } from './builds/build';
import { ensurePrevious } from './builds/ensure-previous';
import { readRelease } from './contracts/check-contracts';
import { describeMatrix } from './matrix/describe-matrix';
import { publishVersion } from './matrix/publish-version';
import { hasFailed, storeResults, type PairResult } from './matrix/results';
import { startSite } from './matrix/start-site';
import { tryPair } from './matrix/try-pair';

/** Every shell with every remote, current and released; or the pairs named in the arguments. */
const wanted = process.argv.slice(2);
const current = await readBuild('current', repositoryRoot, shellProtocol);
const unknown = wanted.filter((name) => !current.releases.some((release) => release.name === name));
if (unknown.length > 0) throw new Error(`There is no remote ${unknown.join(', ')}`);
const previous = await ensurePrevious(await readRelease(), console.log);
const browser = await launchChromium();
if (!browser) throw new Error('There is no Chromium on PATH');
try {
  const builds = [current, previous];
  const results: PairResult[] = [];
  for (const shell of builds) results.push(...(await tryShell(shell, builds, browser)));
  await storeResults(results);
  console.log(describeMatrix(builds, results));
  if (results.some(hasFailed)) process.exitCode = 1;
} finally {
  await browser.close();
}

async function tryShell(
  shell: Build,
  builds: readonly Build[],
  browserOfAll: Browser,
): Promise<PairResult[]> {
  const { platform, stop } = await startSite(shell);
  try {
    const results: PairResult[] = [];
    // Releases of its own age first: a shell that cannot read the entry of one remote keeps the last registry it could read.
    const ownAgeFirst = builds.toSorted((one, other) => Number(other === shell) - Number(one === shell));
    for (const { age, folder, releases } of ownAgeFirst) {
      console.log(`The ${shell.age} shell with ${age} remotes …`);
      // All of them at first, so that none of another age is left.
      for (const release of releases) await publishVersion(release, folder, platform);
      for (const release of releases.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
        results.push(await tryPair(browserOfAll, release, { platform, shell }));
    }
    return results;
  } finally {
    await stop();
  }
}
