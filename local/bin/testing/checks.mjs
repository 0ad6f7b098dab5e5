// Checks that need no running product. Each checker runs once for all workspaces; type checking caches results of
// unchanged files under node_modules/.cache.
import { readdirSync } from 'node:fs';
import { inTurnToBuild, root, turboArguments } from '../prepare.mjs';
import { runQuietly, tailOf } from './run-quietly.mjs';

/** The program of one check. @typedef {readonly [program: string, ...args: string[]]} Command */

/** Each remote and the shell type their own dictionaries, so each is a separate TypeScript program. */
const typedApart = [
  'packages/ui',
  'packages/shell-sdk',
  'packages/cv-report',
  'packages/job-view',
  'packages/purchase',
  'shell',
  ...readdirSync(root).filter((name) => name.startsWith('mf-')),
];

/**
 * Each for the given folders, or for all.
 * @satisfies {Record<string, (folders: readonly string[]) => Command>}
 */
export const checks = {
  build: (folders) => [
    'turbo',
    ...turboArguments(['run', 'build', '--output-logs=errors-only']),
    ...folders.map((folder) => `--filter=./${folder}...`),
  ],
  typecheck: (folders) => [
    'check-types',
    ...(folders.length > 0 ? folders : ['tsconfig.services.json', 'tsconfig.tools.json', ...typedApart]),
  ],
  lint: (folders) => ['check-lint', ...folders],
  'format:check': (folders) => ['oxfmt', '--list-different', ...folders],
};

/**
 * @param {keyof typeof checks} script as package.json names it
 * @param {readonly string[]} folders
 * @returns {Promise<import('./test-run.mjs').Outcome>}
 */
export async function runCheck(script, folders) {
  const [program, ...args] = checks[script](folders);
  const check = () => runQuietly(script, program, args);
  const { code, log } = await (script === 'build' ? inTurnToBuild(check) : check());
  if (code === 0) return { counts: { passed: 1, failed: 0, skipped: 0 }, failures: [] };
  return {
    counts: { passed: 0, failed: 1, skipped: 0 },
    failures: [{ title: script, command: `npm run ${script}`, message: tailOf(log) }],
  };
}
