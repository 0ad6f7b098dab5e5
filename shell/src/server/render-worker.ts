// Runs one version of one remote's server bundle: a thread of its own with little memory, no environment, no files and
// no network. It answers questions until it is ended.
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import vm from 'node:vm';
import type { RemoteServerModule } from '@sabi/shell-sdk';
import type { RemoteQuestion } from './remote-questions';

export interface WorkerRequest {
  readonly id: number;
  readonly question: RemoteQuestion;
}

export type WorkerAnswer =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: string };

/** What rendering React takes. A bundle that asks for anything else does not start. */
const allowedModules = new Set([
  'async_hooks',
  'buffer',
  'crypto',
  'events',
  'stream',
  'string_decoder',
  'url',
  'util',
]);

const nodeRequire = createRequire(import.meta.url);

function requireAllowed(name: string): unknown {
  const plain = name.replace(/^node:/, '');
  if (!allowedModules.has(plain)) throw new Error(`A server bundle may not use ${name}`);
  return nodeRequire(plain);
}

/** Ways out of the thread that rendering does not need. */
function closeDoors(): void {
  Object.defineProperty(globalThis, 'process', { value: { env: { NODE_ENV: 'production' } } });
  for (const name of ['fetch', 'WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, name);
}

function loadBundle(code: string, fileName: string): RemoteServerModule {
  const module = { exports: {} as RemoteServerModule };
  const wrapper = vm.runInThisContext(`(function (module, exports, require) {${code}\n})`, {
    filename: fileName,
  });
  wrapper(module, module.exports, requireAllowed);
  return module.exports;
}

const { code, fileName } = workerData as { code: string; fileName: string };
closeDoors();
const bundle = loadBundle(code, fileName);

function answer(question: RemoteQuestion): unknown {
  switch (question.kind) {
    case 'page':
      return bundle.render(question.input);
    case 'page-list':
      return bundle.listPages?.() ?? [];
    case 'file':
      return bundle.serveFile?.(question.input) ?? null;
  }
}

parentPort?.on('message', async ({ id, question }: WorkerRequest) => {
  try {
    parentPort?.postMessage({ id, result: await answer(question) } satisfies WorkerAnswer);
  } catch (error) {
    parentPort?.postMessage({
      id,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    } satisfies WorkerAnswer);
  }
});
parentPort?.postMessage('ready');
