import { useShell } from '@sabi/shell-sdk/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { setBlock } from './inbox-calls';
import { threadKey } from './inbox-queries';

/** Blocks a thread, or takes that back. */
export function useBlock(threadId: string) {
  const { fetch } = useShell();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (isBlocked: boolean) => setBlock(fetch, threadId, isBlocked),
    onSuccess: (thread) => queryClient.setQueryData(threadKey(threadId), thread),
  });
}
