import { rm } from 'node:fs/promises';
import { shellProtocol } from '@sabi/shell-sdk';
import { launchChromium } from '@sabi/test-kit/launch-chromium';
import { repositoryRoot } from '@sabi/test-kit/repository-root';
import type { Browser } from 'playwright-core';
import { type Build, readBuild } from '../builds/build';
import { ensurePrevious } from '../builds/ensure-previous';
import { namePlatform } from '../builds/name-platform';
import { readRelease } from '../contracts/check-contracts';
import { exitCodes, Refusal } from '../run/refusal';
import type { StateFiles } from '../state-files';
import { describeEnd, describePair, describeResult } from './describe-matrix';
import { type Plan, planTrials } from './plan-trials';
import { hasFailed, type PairResult, readResults, storeResult } from './results';
import { runTrials, type UntriedPair } from './run-trials';
import { startSite } from './start-site';

export const usage = `Usage: npm run compatibility -- [REMOTE …] [--again] [--without-released]

Opens the start page of these remotes, or of all, in both languages, with the version built here and the released one, on the
shell built here and the released one. Pairs that worked before on the same services are not tried again without --again.
--without-released tries what is built here alone, for which nothing of the released version is built.

Ends with 0 when every pair works or is refused as it should be, 1 when a pair does not work, 2 for a wrong call or while
another run is under way, 3 when pairs could not be tried, 130 after Ctrl-C and 143 when it was ended.`;

interface Choice {
  /** Names of remotes; empty: all. */
  readonly wanted: readonly string[];
  readonly again: boolean;
  readonly withReleased: boolean;
  readonly files: StateFiles;
  /** Folder for files of this run. */
  readonly temporary: string;
}

/** @returns the exit code @throws {Refusal} when nothing more can be tried */
export async function tryPairs(choice: Choice): Promise<number> {
  const { wanted, again, files } = choice;
  const startedAt = performance.now();
  await rm(files.logs, { recursive: true, force: true });
  const builds = await readBuilds(choice);
  const platform = await namePlatform(repositoryRoot);
  const plan = planTrials(builds, { wanted, again, platform, results: await readResults(files.results) });
  const untried: UntriedPair[] = [];
  const tried = await tryMissing(plan, builds, { platform, untried, files });
  const results = [...plan.kept, ...tried];
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(describeEnd({ builds, results, untried, kept: plan.kept.length, seconds }));
  if (results.some(hasFailed)) return exitCodes.failed;
  return untried.length > 0 ? exitCodes.notTried : exitCodes.allFit;
}

/** The current build first. @throws {Refusal} for an unknown remote */
async function readBuilds({ wanted, withReleased, files, temporary }: Choice): Promise<Build[]> {
  const current = await readBuild('current', repositoryRoot, shellProtocol);
  const names = current.releases.map(({ name }) => name);
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new Refusal(
      `There is no remote ${unknown.join(', ')}; there are ${names.join(', ')}.\n\n${usage}`,
      exitCodes.refused,
    );
  if (!withReleased) return [current];
  const previous = await ensurePrevious(await readRelease(), {
    remotes: wanted.length > 0 ? wanted : names,
    repository: repositoryRoot,
    report: (text) => console.log(text),
    temporary,
    files,
  });
  return [current, previous];
}

async function tryMissing(
  { trials, kept }: Plan,
  shells: readonly Build[],
  { platform, untried, files }: { platform: string; untried: UntriedPair[]; files: StateFiles },
): Promise<PairResult[]> {
  const count = trials.reduce((sum, trial) => sum + trial.shells.length, 0);
  console.log(
    `${count} ${count === 1 ? 'pair' : 'pairs'} to try${kept.length > 0 ? `, ${kept.length} kept from before` : ''}.`,
  );
  if (count === 0) return [];
  console.log('Starting the platform, the shells and a browser …');
  const [site, openBrowser] = await Promise.all([startSite(shells, files.logs), startBrowser()]);
  const results: PairResult[] = [];
  let storing = Promise.resolve();
  await runTrials(trials, {
    site,
    openBrowser,
    onUntried: (pair) => {
      untried.push(pair);
      console.log(`not tried ${describePair(pair.trial, pair.shell)}: ${pair.reason}`);
    },
    onResult: async (outcome, trial, shell) => {
      const result = { ...outcome, platform };
      results.push(result);
      // One after the other, as each replaces the file.
      storing = storing.then(() => storeResult(result, files.results));
      await storing;
      console.log(describeResult(result, trial, shell));
    },
  });
  return results;
}

/** @returns opens the one browser, which is started anew once it has crashed @throws {Refusal} without Chromium */
async function startBrowser(): Promise<() => Promise<Browser>> {
  let browser = launch();
  await browser;
  return async () => {
    if (!(await browser.catch(() => undefined))?.isConnected()) browser = launch();
    return browser;
  };
}

async function launch(): Promise<Browser> {
  const browser = await launchChromium({ handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false });
  if (!browser)
    throw new Refusal('There is no Chromium on PATH: install chromium or chromium-headless-shell.');
  return browser;
}
