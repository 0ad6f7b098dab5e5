import type { Browser } from 'playwright-core';
import type { Build } from '../builds/build';
import { Refusal } from '../run/refusal';
import type { Trial } from './plan-trials';
import { publishVersion, rollBack } from './publish-version';
import type { PairResult } from './results';
import type { Site } from './start-site';
import { toSentence } from './to-sentence';
import { tryPair } from './try-pair';

/** A pair without a verdict, as something else than the pair failed. */
export interface UntriedPair {
  readonly trial: Trial;
  readonly shell: Build;
  /** A sentence. */
  readonly reason: string;
}

interface Means {
  readonly site: Site;
  /** @returns a browser that has not crashed */
  readonly openBrowser: () => Promise<Browser>;
  /** Receives each result as it comes; awaited before the next pair. */
  readonly onResult: (result: Omit<PairResult, 'platform'>, trial: Trial, shell: Build) => Promise<void>;
  readonly onUntried: (pair: UntriedPair) => void;
}

/** Tries one version after the other, on all of its shells at once. @throws {Refusal} when the platform has ended */
export async function runTrials(trials: readonly Trial[], means: Means): Promise<void> {
  for (const trial of trials) {
    if (!(await publish(trial, means))) continue;
    await Promise.all(trial.shells.map((shell) => tryOn(shell, trial, means)));
    if (trial.before && trial !== trials.at(-1)) await rollBack(trial.release.name, means.site.platform);
  }
}

async function publish(trial: Trial, { site, onUntried }: Means): Promise<boolean> {
  try {
    const earlier = trial.before ? [trial.before] : trial.makeRoom;
    for (const { release, build } of [...earlier, trial])
      await publishVersion(release, build.folder, site.platform);
    return true;
  } catch (error) {
    await site.waitUntilReady();
    const reason = `The gateway did not take it: ${toSentence(messageOf(error))}`;
    for (const shell of trial.shells) onUntried({ trial, shell, reason });
    return false;
  }
}

async function tryOn(shell: Build, trial: Trial, means: Means): Promise<void> {
  const { release } = trial;
  try {
    const outcome = await tryPair({ release, shell, site: means.site }, means.openBrowser);
    const versions = { shell: shell.shellVersion, remote: release.name, version: release.version };
    await means.onResult({ ...versions, at: new Date().toISOString(), ...outcome }, trial, shell);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    means.onUntried({ trial, shell, reason: toSentence(messageOf(error)) });
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
