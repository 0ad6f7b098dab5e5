import type { Platform } from './platform';

/** Requests of a test that forked the platform. */
export interface RemoteControlRequest {
  readonly id: number;
  readonly command: 'remote.stop' | 'remote.start' | 'remote.publish';
  readonly remote: string;
}

/** For a parent process that forked this one: stops, starts and publishes remotes on request. */
export function serveRemoteControl(platform: Platform): void {
  if (!process.send) return;
  process.on('message', ({ id, command, remote }: RemoteControlRequest) => {
    const files = platform.remotes.get(remote);
    const works = {
      'remote.stop': () => files?.stop(),
      'remote.start': () => files?.start(),
      'remote.publish': () => files?.publishNewest(),
    };
    void Promise.resolve(works[command]()).then(
      () => process.send?.({ id }),
      (error: unknown) => process.send?.({ id, error: String(error) }),
    );
  });
  process.send({ ready: true });
}
