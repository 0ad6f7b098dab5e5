import { findRemoteFor } from '@sabi/contracts/gateway/base-path';
import type { RemoteRegistry } from '@sabi/contracts/http/gateway/platform';
import type { SignedInUser } from '@sabi/shell-sdk';

/** Page of the remote that shows notifications. */
export const inboxPath = '/inbox';

/** Whether there is such a page, which is not without the account's second factor. */
export const hasInbox = (registry: RemoteRegistry, user: SignedInUser): boolean =>
  user.lacksSecondFactor !== true && findRemoteFor(registry.remotes, inboxPath) !== undefined;
