#!/usr/bin/env node
// Lints with oxlint by the repository's oxlint.config.mjs, types included.
// Usage: check-lint [path ...] (the folder it is run in without arguments)
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const oxlint = fileURLToPath(new URL('bin/oxlint', import.meta.resolve('oxlint/package.json')));
const config = fileURLToPath(new URL('../../../oxlint.config.mjs', import.meta.url));
const [, , ...paths] = process.argv;

const { status } = spawnSync(process.execPath, [oxlint, '--config', config, ...paths], {
  stdio: 'inherit',
  // The type-aware rules run in a Go program, which spends a fifth of its time on garbage collection unless its heap may grow.
  env: { GOGC: '400', GOMEMLIMIT: '3GiB', ...process.env },
});
process.exitCode = status ?? 1;
