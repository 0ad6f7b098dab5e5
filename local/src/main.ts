import { enableCompileCache, flushCompileCache } from '@sabi/service-kit/compile-cache';
import { EnvError } from '@sabi/service-kit/env';
import { releaseStartMemory } from '@sabi/service-kit/release-memory';
import { checkStart } from '../bin/starting/check-start.mjs';
import { StartError } from '../bin/starting/start-error.mjs';
import { readEnv } from './env';
import { type Platform, startPlatform } from './platform';
import { describePlatform } from './screen';

const hardExitMs = 30_000;
const startedAt = performance.now();
enableCompileCache();

try {
  await checkStart();
  const platform = await startPlatform(readEnv(), (text) => console.log(text));
  console.log(describePlatform(platform, (performance.now() - startedAt) / 1000));
  flushCompileCache();
  releaseStartMemory();
  process.send?.({ ready: true }); // to a test that forked this process
  stopOnSignal(platform);
} catch (error) {
  console.error(error instanceof EnvError || error instanceof StartError ? error.message : error);
  process.exit(1);
}

function stopOnSignal(platform: Platform): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1); // second signal: exit at once
    stopping = true;
    console.log('\nStopping …');
    setTimeout(() => process.exit(1), hardExitMs).unref();
    platform.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
