#!/usr/bin/env node
// Checks types with the native compiler, several times as fast as the one written in TypeScript, which stays for the tools that use
// its API. What has not changed since the last check is not checked again.
// Usage: check-types [project ...] (of one workspace without arguments, run in its folder)
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-native/package.json')));
const [, , ...projects] = process.argv;
const { status } = spawnSync(
  process.execPath,
  [
    compiler,
    '--build',
    '--noEmit',
    ...(projects.length > 0 ? projects : ['.']),
    // Checkers of one project repeat a part of each other's work: projects side by side do not.
    ...['--builders', String(availableParallelism()), '--checkers', projects.length > 1 ? '1' : '2'],
  ],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
