import type { RemoteOverview, StaffCommand } from '@sabi/contracts/http/gateway/staff-remotes';

type WithoutRevision<Command> = Command extends unknown ? Omit<Command, 'revision'> : never;

/** A command before it is known which state it is for. */
export type WantedCommand = WithoutRevision<StaffCommand>;

/** Commands as people call them, each with texts of its own. */
export type CommandKind = 'promote' | 'share' | 'pin' | 'unpin' | 'endCanary' | 'rollBack';

export function kindOf(command: WantedCommand, { canary }: Pick<RemoteOverview, 'canary'>): CommandKind {
  switch (command.action) {
    case 'promote':
      return command.trafficPercent === 100 ? 'promote' : 'share';
    case 'rollback':
      return command.version === canary?.version ? 'endCanary' : 'rollBack';
    case 'pin':
    case 'unpin':
      return command.action;
  }
}

/**
 * What takes a command back.
 * @param before the state that the command was for
 * @returns null where nothing does
 */
export function undoOf(
  command: WantedCommand,
  { current, canary, pinned }: RemoteOverview,
): WantedCommand | null {
  switch (command.action) {
    case 'promote':
      if (pinned) return { action: 'pin', version: current };
      if (canary && canary.version === command.version && command.trafficPercent < 100)
        return { action: 'promote', version: canary.version, trafficPercent: canary.trafficPercent };
      return { action: 'rollback', version: command.version };
    case 'pin':
      return command.version === current && !canary ? { action: 'unpin' } : null;
    case 'unpin':
      return { action: 'pin', version: current };
    case 'rollback':
      return command.version === canary?.version
        ? { action: 'promote', version: canary.version, trafficPercent: canary.trafficPercent }
        : { action: 'promote', version: current, trafficPercent: 100 };
  }
}

/** Shares of the visitors that are offered. */
export const offeredShares: readonly number[] = [1, 5, 10, 25, 50, 75];
