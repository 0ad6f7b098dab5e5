import { sendCommand } from '@sabi/remote-publisher/send-command';
import type { Publishers } from './publishers';
import type { Publish } from './remote-files';

/** Publishes to all visitors through the gateway's API. */
export function createPublisher(platformUrl: string, publishers: Publishers): Publish {
  return async (release, origin) => {
    const { name: remote } = release;
    await sendCommand(
      { action: 'publish', remote, release, origin, trafficPercent: 100 },
      { platformUrl, key: publishers.keyOf(remote) },
    );
  };
}
