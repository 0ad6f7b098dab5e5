#!/usr/bin/env node
// Builds the shell's browser files and chrome renderer in the current folder.
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { assertLocalesComplete } from '../src/locales.mjs';
import { runWebpack } from '../src/webpack/run.mjs';

const directory = process.cwd();
const { default: configurations } = await import(pathToFileURL(join(directory, 'webpack.config.mjs')).href);
await assertLocalesComplete(directory);
await runWebpack(configurations);
for (const part of ['browser', 'server']) {
  await rm(join(directory, 'dist', part), { recursive: true, force: true });
  await rename(join(directory, 'dist/.build', part), join(directory, 'dist', part));
}
await rm(join(directory, 'dist/.build'), { recursive: true });
