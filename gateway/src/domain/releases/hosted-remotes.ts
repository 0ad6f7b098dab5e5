import { createPublishers, type PublisherKeys, type Publishers } from './publisher-keys';

/** Remotes of a process that the gateway shares. A remote that is not among them is neither published nor served. */
export interface HostedRemotes {
  /** Keys of the remotes that are there now. */
  publisherKeys(): PublisherKeys;
}

/** Verifies with the keys of the moment, as remotes come and go. */
export function createHostedPublishers({ publisherKeys }: HostedRemotes): Publishers {
  return {
    assertSigned: (...signed) => createPublishers(publisherKeys()).assertSigned(...signed),
  };
}
