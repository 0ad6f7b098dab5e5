#!/usr/bin/env node
// Builds the remote in the current folder and packs a release of it under dist/releases/<version>/.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { assertLocalesComplete } from '../src/locales.mjs';
import { packRelease } from '../src/webpack/release.mjs';
import { runWebpack } from '../src/webpack/run.mjs';

const directory = process.cwd();
const { default: configurations } = await import(pathToFileURL(join(directory, 'webpack.config.mjs')).href);
await assertLocalesComplete(directory);
await rm(join(directory, 'dist/.build'), { recursive: true, force: true });
await runWebpack(configurations);
const { name, version } = await packRelease(directory);
console.log(`${name} ${version}`);
