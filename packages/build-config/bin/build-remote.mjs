#!/usr/bin/env node
// Builds the remote in the current folder and packs a release of it under dist/releases/<version>/.
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { assertLocalesComplete } from '../src/locales.mjs';
import {
  assertScriptBudget,
  listFirstLoads,
  printScriptsOnDemand,
  scriptBudgets,
} from '../src/script-budget.mjs';
import { listScriptsOnDemand, packRelease } from '../src/webpack/release.mjs';
import { runWebpack } from '../src/webpack/run.mjs';

const directory = process.cwd();
const { default: configurations } = await import(pathToFileURL(join(directory, 'webpack.config.mjs')).href);
await assertLocalesComplete(directory);
await rm(join(directory, 'dist/.build'), { recursive: true, force: true });
const stats = await runWebpack(configurations);
const release = await packRelease(directory, stats);
const { name, version, serverBundle } = release;
console.log(`${name} ${version}`);
const inRelease = (/** @type {string} */ file) => join(directory, 'dist/releases', version, file);
const renderer = createRequire(import.meta.url)(inRelease(serverBundle));
const loads = await listFirstLoads(release, renderer);
/** @param {import('../src/script-budget.mjs').Load[]} named */
const asPaths = (named) => named.map(({ what, files }) => ({ what, files: files.map(inRelease) }));
await printScriptsOnDemand(asPaths(listScriptsOnDemand(stats)));
await assertScriptBudget(asPaths(loads), scriptBudgets.remote);
