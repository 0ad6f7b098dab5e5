import { buildRemote, canary, currentVersion, newVersion, oldVersion } from '../../testing/remotes';
import { kindOf, undoOf, type WantedCommand } from './commands';

const remote = buildRemote();
const withCanary = buildRemote({ canary });
const pinned = buildRemote({ pinned: true });
const promote = (version: string, trafficPercent: number): WantedCommand => ({
  action: 'promote',
  version,
  trafficPercent,
});
const rollback = (version: string): WantedCommand => ({ action: 'rollback', version });
const pin = (version: string): WantedCommand => ({ action: 'pin', version });

test.each([
  ['promoting the canary', withCanary, promote(newVersion, 100), 'promote', rollback(newVersion)],
  ['widening the canary', withCanary, promote(newVersion, 50), 'share', promote(newVersion, 10)],
  ['beginning a canary', remote, promote(newVersion, 10), 'share', rollback(newVersion)],
  ['promoting where a version is pinned', pinned, promote(newVersion, 100), 'promote', pin(currentVersion)],
  ['ending the canary', withCanary, rollback(newVersion), 'endCanary', promote(newVersion, 10)],
  ['rolling back', remote, rollback(currentVersion), 'rollBack', promote(currentVersion, 100)],
  ['pinning the current version', remote, pin(currentVersion), 'pin', { action: 'unpin' }],
  ['pinning another version', remote, pin(oldVersion), 'pin', null],
  ['pinning during a canary', withCanary, pin(currentVersion), 'pin', null],
  ['unpinning', pinned, { action: 'unpin' } as const, 'unpin', pin(currentVersion)],
])(
  '%s has its texts, and is taken back by what gives visitors the same again',
  (_what, before, command, kind, undo) => {
    expect(kindOf(command, before)).toBe(kind);
    expect(undoOf(command, before)).toEqual(undo);
  },
);
