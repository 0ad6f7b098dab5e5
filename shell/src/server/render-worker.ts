// Runs one version of one remote's server bundle: a thread of its own with little memory, no environment, no files and
// no network. It answers render requests until it is ended.
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import vm from 'node:vm';
import type { RemoteServerModule, RenderInput, RenderResult } from '@sabi/shell-sdk';

export interface RenderRequest {
  readonly id: number;
  readonly input: RenderInput;
}

export type RenderAnswer =
  { readonly id: number; readonly result: RenderResult } | { readonly id: number; readonly error: string };

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

parentPort?.on('message', async ({ id, input }: RenderRequest) => {
  try {
    parentPort?.postMessage({ id, result: await bundle.render(input) } satisfies RenderAnswer);
  } catch (error) {
    parentPort?.postMessage({
      id,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    } satisfies RenderAnswer);
  }
});
parentPort?.postMessage('ready');
