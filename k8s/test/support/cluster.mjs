// A cluster under test, by kubectl.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { parseAllDocuments, stringify } from 'yaml';

/**
 * @typedef {{ kind: string, metadata: { name: string, namespace?: string }, spec: any, status?: any }} Resource
 * @typedef {{ overlay: string, namespace: string, deployments: string[] }} Installation
 */

export const waitTimeout = '300s';

const execute = promisify(execFile);

/** @param {readonly string[]} args @param {string} [input] */
export async function kubectl(args, input) {
  const child = execute('kubectl', args, { maxBuffer: 64 * 1024 * 1024 });
  if (input !== undefined) child.child.stdin?.end(input);
  return (await child).stdout;
}

/** @param {readonly string[]} args @returns {Promise<any>} */
export const read = async (...args) => JSON.parse(await kubectl([...args, '-o', 'json']));

/** @param {boolean} holds @param {string} what */
export function check(holds, what) {
  if (!holds) throw new Error(what);
  console.log(`  ok  ${what}`);
}

/** @param {() => Promise<boolean>} holds @param {string} what */
export async function eventually(holds, what, seconds = 180) {
  const until = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > until) throw new Error(`not within ${seconds} s: ${what}`);
    await delay(500);
  }
  console.log(`  ok  ${what}`);
}

/** @param {string} overlay @param {string} [valuesFile] in place of the overlay's @returns {Promise<Resource[]>} */
export async function render(overlay, valuesFile) {
  const program = join(import.meta.dirname, 'render-overlay.mjs');
  const { stdout } = await execute('node', [program, overlay], {
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, ...(valuesFile && { VALUES_FILE: valuesFile }) },
  });
  return parseAllDocuments(stdout, { version: '1.1' }).map((document) => document.toJS());
}

/** @param {readonly Resource[]} resources @returns {Promise<string[]>} a line for each */
export async function apply(resources) {
  const manifests = resources.map((resource) => stringify(resource, { version: '1.1' })).join('---\n');
  // As an operator applies: after `kubectl set image` or `rollout undo` the image belongs to that command.
  const answer = await kubectl(
    ['apply', '--server-side', '--force-conflicts', '--validate=strict', '-f', '-'],
    manifests,
  );
  return answer.trim().split('\n');
}

/** @param {string} namespace @param {readonly string[]} names `deployment/gateway` */
export async function waitForRollouts(namespace, names) {
  for (const name of names)
    await kubectl(['rollout', 'status', name, '-n', namespace, `--timeout=${waitTimeout}`]);
}
