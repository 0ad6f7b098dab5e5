import {
  readVersionGroup,
  versionGroupKey,
  versionGroupOf,
  versionGroups,
} from '@sabi/contracts/version-group';
import type { ShellSession } from '../contract';

const oneYearSeconds = 31_536_000;

/** The group this browser has, or one by lot for it to keep. Without cookies it is another one on each page. */
export function takeVersionGroup(): number {
  return readVersionGroup(document.cookie) ?? remember(Math.floor(Math.random() * versionGroups));
}

/** Whoever signs in is from the next page on in the group of their account, on each of their devices. */
export function followAccount({ state }: ShellSession): void {
  state.subscribe(() => {
    const session = state.get();
    if (session.status === 'signed-in') remember(versionGroupOf(session.user.id));
  });
}

function remember(group: number): number {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${versionGroupKey}=${group}; Path=/; Max-Age=${oneYearSeconds}; SameSite=Lax${secure}`;
  return group;
}
