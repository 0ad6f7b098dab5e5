import type { RemoteOverview, StaffCommand } from '@sabi/contracts/http/gateway/staff-remotes';
import { isRefusal, requestJson } from '@sabi/shell-sdk/http';
import { useShell } from '@sabi/shell-sdk/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { kindOf, undoOf, type WantedCommand } from './commands';
import { platformKey, remotesUrl } from './platform-query';

interface Sent {
  readonly remote: RemoteOverview;
  readonly command: WantedCommand;
}

/** Why a command was not carried out. */
export type CommandFailure = 'changed' | 'gone' | 'refused' | 'unreachable';

export function readCommandFailure(error: unknown): CommandFailure {
  if (!isRefusal(error)) return 'unreachable';
  if (error.code === 'RELEASE_NOT_FOUND') return 'gone';
  return error.status === 409 ? 'changed' : 'refused';
}

/** Sends a command, says in words what is live by then, and offers to take it back. */
export function useCommand() {
  const { t } = useTranslation();
  const { fetch, toast } = useShell();
  const queryClient = useQueryClient();
  const send = useMutation({
    mutationFn: ({ remote, command }: Sent) =>
      requestJson<RemoteOverview>(fetch, `${remotesUrl}/${remote.name}/commands`, {
        method: 'POST',
        json: { ...command, revision: remote.revision } satisfies StaffCommand,
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: platformKey }),
  });

  const announce = ({ remote, command }: Sent, after: RemoteOverview): void => {
    const undo = undoOf(command, remote);
    toast({
      tone: 'success',
      title: t(`platform.commands.${kindOf(command, remote)}.done`, { name: after.name }),
      description: describeShares(t, after),
      ...(undo && {
        action: {
          label: t('platform.undo'),
          onSelect: () => void takeBack({ remote: after, command: undo }),
        },
      }),
    });
  };
  const takeBack = async (sent: Sent): Promise<void> => {
    try {
      const after = await send.mutateAsync(sent);
      toast({
        tone: 'success',
        title: t('platform.undone', { name: after.name }),
        description: describeShares(t, after),
      });
    } catch (error) {
      const description = t(`platform.failures.${readCommandFailure(error)}`);
      toast({ tone: 'destructive', title: t('platform.notDone'), description });
    }
  };
  return {
    ...send,
    /** @throws the failure, which `error` has too */
    carryOut: async (sent: Sent): Promise<void> => announce(sent, await send.mutateAsync(sent)),
  };
}

type Translate = ReturnType<typeof useTranslation>['t'];

/** Who gets what, in a sentence. */
export function describeShares(t: Translate, { current, canary, pinned }: RemoteOverview): string {
  if (canary)
    return t('platform.live.canary', { canary: canary.version, percent: canary.trafficPercent, current });
  return t(pinned ? 'platform.live.pinned' : 'platform.live.all', { current });
}
