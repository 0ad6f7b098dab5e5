// Runs the server bundle of one version of a remote: a process under Node's permission model without files, child processes,
// network and environment, and with little memory. Answers requests until it is stopped.
import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import buffer from 'node:buffer';
import crypto from 'node:crypto';
import events from 'node:events';
import module from 'node:module';
import stream from 'node:stream';
import string_decoder from 'node:string_decoder';
import url from 'node:url';
import util from 'node:util';
import vm from 'node:vm';
import type { RemoteServerModule } from '@sabi/shell-sdk';
import type { RemoteRequest } from './remote-requests';

export interface ServerBundle {
  readonly code: string;
  readonly fileName: string;
}

/** First the bundle, then requests. */
export type WorkerRequest = ServerBundle | { readonly id: number; readonly question: RemoteRequest };

export type WorkerAnswer =
  | 'ready'
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: string }
  /** The process ends. */
  | { readonly broken: string };

/** Modules that React's server rendering needs. A bundle that requires any other does not start. */
const allowedModules: Readonly<Record<string, unknown>> = {
  // Without its hooks, which expose handles of the process that could open sockets.
  async_hooks: { AsyncLocalStorage, AsyncResource },
  ...{ buffer, crypto, events, stream, string_decoder, url, util },
};

function requireAllowed(name: string): unknown {
  const plain = name.replace(/^node:/, '');
  if (!Object.hasOwn(allowedModules, plain)) throw new Error(`A server bundle may not use ${name}`);
  return allowedModules[plain];
}

/** Not in Node 20. */
interface ModuleHooks {
  registerHooks?(hooks: { resolve(specifier: string): never }): void;
}

/** Members of `process` that Node itself uses at run time: of EventEmitter, of its IPC channel, of promises. */
const keptOfProcess = new Set([
  ...['_events', '_eventsCount', '_maxListeners', 'domain'],
  ...['_disconnect', '_handleQueue', '_pendingMessage', '_send', 'connected', 'channel', 'disconnect'],
  ...[
    '_exiting',
    '_tickCallback',
    'emitWarning',
    'env',
    'exit',
    'exitCode',
    'nextTick',
    'reallyExit',
    'version',
    'versions',
  ],
]);

/**
 * Node's permission model does not restrict the network, so modules that open connections cannot be loaded here, neither by name
 * nor through `process`. Code from text is blocked, too (`--disallow-code-generation-from-strings`).
 */
function restrictModules(): void {
  (module as ModuleHooks).registerHooks?.({
    resolve: (specifier) => {
      throw new Error(`A server bundle may not load ${specifier}`);
    },
  });
  // A replaced `emit` would be called with every emitter as `this`, the process among them.
  for (const [name, { value }] of Object.entries(
    Object.getOwnPropertyDescriptors(events.EventEmitter.prototype),
  ))
    if (typeof value === 'function')
      Object.defineProperty(events.EventEmitter.prototype, name, { writable: false, configurable: false });
  for (const name of Object.getOwnPropertyNames(process))
    if (!keptOfProcess.has(name)) Reflect.defineProperty(process, name, { value: undefined });
  Object.defineProperty(globalThis, 'process', { value: { env: { NODE_ENV: 'production' } } });
  // The console's streams belong to the process, and its output is not read.
  const silent = Object.keys(console).map((name) => [name, () => undefined] as const);
  Object.defineProperty(globalThis, 'console', { value: Object.fromEntries(silent) });
  for (const name of ['fetch', 'WebSocket', 'EventSource', 'WebAssembly', 'BroadcastChannel'])
    Reflect.deleteProperty(globalThis, name);
}

function loadBundle({ code, fileName }: ServerBundle): RemoteServerModule {
  const loaded = { exports: {} as RemoteServerModule };
  const wrapper = vm.runInThisContext(`(function (module, exports, require) {${code}\n})`, {
    filename: fileName,
  });
  wrapper(loaded, loaded.exports, requireAllowed);
  return loaded.exports;
}

const ownProcess = process;
const send = process.send?.bind(process) as (answer: WorkerAnswer, sent?: () => void) => void;
let bundle: RemoteServerModule;

function answer(question: RemoteRequest): unknown {
  switch (question.kind) {
    case 'page':
      return bundle.render(question.input);
    case 'page-list':
      return bundle.listPages?.() ?? [];
    case 'file':
      return bundle.serveFile?.(question.input) ?? null;
  }
}

function end(error: unknown): void {
  send({ broken: describe(error) }, () => ownProcess.exit(1));
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

ownProcess.on('message', async (request: WorkerRequest) => {
  if ('code' in request) {
    restrictModules();
    bundle = loadBundle(request);
    return send('ready');
  }
  const { id, question } = request;
  try {
    send({ id, result: (await answer(question)) ?? null });
  } catch (error) {
    send({ id, error: describe(error) });
  }
});
ownProcess.once('uncaughtException', end).once('unhandledRejection', end);
ownProcess.once('disconnect', () => ownProcess.exit());
