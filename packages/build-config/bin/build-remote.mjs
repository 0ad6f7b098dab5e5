#!/usr/bin/env node
// Builds the remote in the current folder and, once every check has passed, puts the release into dist/, or into the folder
// of `--into`. Until then nothing there changes, so that nobody publishes a build that has failed.
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { assertLocalesComplete } from '../src/locales.mjs';
import {
  assertScriptBudget,
  listFirstLoads,
  printScriptsOnDemand,
  scriptBudgets,
} from '../src/script-budget.mjs';
import { completeRelease, listScriptsOnDemand, packRelease } from '../src/webpack/release.mjs';
import { runWebpack } from '../src/webpack/run.mjs';

const workFolder = '.build';
const abandonedAfterMs = 3_600_000;

const directory = process.cwd();
const { values } = parseArgs({ options: { into: { type: 'string', default: 'dist' } } });
const into = resolve(values.into);
const { default: configurations } = await import(pathToFileURL(join(directory, 'webpack.config.mjs')).href);
await assertLocalesComplete(directory);
await mkdir(into, { recursive: true });
await removeAbandoned(into);
// A folder for each build, as two may run at once; beside the releases, so that they are moved at once.
const work = await mkdtemp(join(into, `${workFolder}-`));
try {
  const stats = await runWebpack(configurations.map(emitInto(work)));
  const packed = join(work, 'release');
  const release = await packRelease(directory, { stats, built: work, packed });
  await checkScripts(release, packed, stats);
  await completeRelease(release, { packed, into });
} finally {
  await rm(work, { recursive: true, force: true });
}

/**
 * @param {import('../src/webpack/release.mjs').Release} release
 * @param {string} folder of its files
 * @param {import('webpack').MultiStats} stats
 */
async function checkScripts(release, folder, stats) {
  console.log(`${release.name} ${release.version}`);
  const inRelease = (/** @type {string} */ file) => join(folder, file);
  const renderer = createRequire(import.meta.url)(inRelease(release.serverBundle));
  const loads = await listFirstLoads(release, renderer);
  /** @param {import('../src/script-budget.mjs').Load[]} named */
  const asPaths = (named) => named.map(({ what, files }) => ({ what, files: files.map(inRelease) }));
  await printScriptsOnDemand(asPaths(listScriptsOnDemand(stats)));
  await assertScriptBudget(asPaths(loads), scriptBudgets.remote);
}

/** @param {string} folder @returns {(configuration: import('webpack').Configuration) => import('webpack').Configuration} */
function emitInto(folder) {
  return ({ output, ...configuration }) => ({
    ...configuration,
    output: { ...output, path: join(folder, configuration.name ?? '') },
  });
}

/** Removes what builds have left that were killed. @param {string} folder */
async function removeAbandoned(folder) {
  for (const name of (await readdir(folder)).filter((each) => each.startsWith(workFolder))) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > abandonedAfterMs) await rm(path, { recursive: true, force: true });
  }
}
