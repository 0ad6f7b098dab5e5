// What git knows of the files, and where git is not, what lies there.
import { execFileSync } from 'node:child_process';

/** @param {string} root @param {readonly string[]} args */
const git = (root, args) =>
  execFileSync('git', ['-C', root, ...args], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\0')
    .filter(Boolean);

/** Tracked and new files, without ignored ones. @param {string} root */
export const listFiles = (root) =>
  git(root, ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);

/** Files that are new or changed since the last commit. @param {string} root */
export const listUncommitted = (root) => [
  ...git(root, ['ls-files', '-z', '--others', '--exclude-standard']),
  ...git(root, ['diff', '-z', '--name-only', '--relative', 'HEAD']),
];
