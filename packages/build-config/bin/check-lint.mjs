#!/usr/bin/env node
// Lints one workspace: eslint for everything that can be read from a file alone, then oxlint for the rules that need
// types, which its native program reads in a fraction of the time. Usage: check-lint (run in the workspace's folder)
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** @param {string} specifier */
const pathOf = (specifier) => fileURLToPath(new URL(import.meta.resolve(specifier)));
const typeAwareRules = fileURLToPath(new URL('../src/oxlint.json', import.meta.url));

const eslint = [
  pathOf('eslint/package.json').replace(/package\.json$/, 'bin/eslint.js'),
  '.',
  '--max-warnings=0',
];
const oxlint = [
  pathOf('oxlint/package.json').replace(/package\.json$/, 'bin/oxlint'),
  ...['--type-aware', '--quiet', '--config', typeAwareRules, '.'],
];
const results = [eslint, oxlint].map(
  (command) => spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 1,
);
process.exitCode = Math.max(...results);
