import { request } from '@sabi/shell-sdk/http';
import { useShell } from '@sabi/shell-sdk/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StaffCall } from './queue';
import { queuesKey } from './queue-query';

/** Sends a decision and reloads every queue, also when its outcome is unknown. */
export function useDecide() {
  const { fetch } = useShell();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (calls: readonly StaffCall[]) => {
      for (const { path, json } of calls)
        await request(fetch, path, {
          method: 'POST',
          ...(json !== undefined && {
            body: JSON.stringify(json),
            headers: { 'Content-Type': 'application/json' },
          }),
        });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queuesKey }),
  });
}
