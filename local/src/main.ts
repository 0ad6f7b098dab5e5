import { enableCompileCache, flushCompileCache } from '@sabi/service-kit/compile-cache';
import { EnvError } from '@sabi/service-kit/env';
import { releaseStartMemory } from '@sabi/service-kit/release-memory';
import { assertPortFree, StartError } from './assert-port-free';
import { readEnv } from './env';
import { needsSandboxXendit } from './payments';
import { type Platform, startPlatform } from './platform';
import { serveRemoteControl } from './remote-control';
import { describePlatform } from './screen';
import { needsSandboxOidc } from './sign-in-providers';

const hardExitMs = 30_000;
const startedAt = performance.now();
enableCompileCache();

try {
  const env = readEnv();
  await assertPortFree('PORT', env.PORT);
  if (!env.SMTP_URL) await assertPortFree('MAIL_WEB_PORT', env.MAIL_WEB_PORT);
  if (needsSandboxOidc(env)) await assertPortFree('SANDBOX_OIDC_PORT', env.SANDBOX_OIDC_PORT);
  if (needsSandboxXendit(env)) await assertPortFree('SANDBOX_XENDIT_PORT', env.SANDBOX_XENDIT_PORT);
  const platform = await startPlatform(env, (text) => console.log(text));
  console.log(describePlatform(platform, (performance.now() - startedAt) / 1000));
  flushCompileCache();
  releaseStartMemory();
  serveRemoteControl(platform);
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
