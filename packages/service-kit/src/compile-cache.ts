import module from 'node:module';
import { join } from 'node:path';

/** Exists in Node 22 and later; without it code is compiled at each start. */
interface CompileCache {
  enableCompileCache?(directory: string): unknown;
  flushCompileCache?(): void;
}

const cache: typeof module & CompileCache = module;

/**
 * Keeps what V8 makes of the modules that are loaded from now on in a folder beside the program, which is only as
 * trustworthy as the program itself; where it cannot be written, what is in it is read all the same.
 */
export function enableCompileCache(): void {
  cache.enableCompileCache?.(join(import.meta.dirname, '.compile-cache'));
}

/** Writes it now, once all is loaded: a process that is killed would never. */
export function flushCompileCache(): void {
  cache.flushCompileCache?.();
}
