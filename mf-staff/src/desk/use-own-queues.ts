import { useSignedInUser } from '@sabi/shell-sdk/react';
import type { Queue } from '../queue/queue';
import { queuesOf } from '../queues';

/** Queues for the account's roles, in the order of the rail. */
export function useOwnQueues(): readonly Queue[] {
  const { staffRoles = [] } = useSignedInUser();
  return queuesOf(staffRoles);
}
