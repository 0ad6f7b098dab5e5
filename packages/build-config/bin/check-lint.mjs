#!/usr/bin/env node
// Lints with eslint for everything that can be read from a file alone, then with oxlint for the rules that need types, which its native
// program reads in a fraction of the time. eslint keeps its findings of unchanged files.
// Usage: check-lint [path ...] (one workspace without arguments, run in its folder)
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

/** @param {string} specifier */
const pathOf = (specifier) => fileURLToPath(new URL(import.meta.resolve(specifier)));
const typeAwareRules = pathOf('../src/oxlint.json');
const [, , ...asked] = process.argv;
const paths = asked.length > 0 ? asked : ['.'];

const eslint = [
  pathOf('eslint/package.json').replace(/package\.json$/, 'bin/eslint.js'),
  ...['--max-warnings=0', '--concurrency', String(availableParallelism())],
  ...['--cache', '--cache-strategy=content', '--cache-location=node_modules/.cache/eslint/'],
  ...paths,
];
const oxlint = [
  pathOf('oxlint/package.json').replace(/package\.json$/, 'bin/oxlint'),
  ...['--type-aware', '--quiet', '--config', typeAwareRules, ...paths],
];
const results = [eslint, oxlint].map(
  (command) => spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 1,
);
process.exitCode = Math.max(...results);
