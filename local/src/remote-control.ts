import type { Platform } from './platform';

/** What a test that forked the platform may ask for. */
export interface RemoteControlRequest {
  readonly id: number;
  readonly command: 'remote.stop' | 'remote.start';
  readonly remote: string;
}

/** Answers its parent process, if it was forked by one: stops and starts a remote's file server. */
export function serveRemoteControl(platform: Platform): void {
  if (!process.send) return;
  process.on('message', ({ id, command, remote }: RemoteControlRequest) => {
    const files = platform.remotes.get(remote);
    const work = command === 'remote.stop' ? files?.stop() : files?.start();
    void Promise.resolve(work).then(
      () => process.send?.({ id }),
      (error: unknown) => process.send?.({ id, error: String(error) }),
    );
  });
  process.send({ ready: true });
}
