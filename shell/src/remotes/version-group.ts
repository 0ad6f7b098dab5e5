// Who gets a new version of a remote first. No dependency: every page loads it, and its server chooses by the same rule.
import type { RegisteredRemote, RemoteRegistry } from '@sabi/contracts/http/gateway/platform';

/** The cookie that keeps a visitor on one version. It names one of 10,000 groups, so it does not identify the visitor. */
export const versionGroupKey = 'sabi-version-group';
export const versionGroups = 10_000;
const groupsPerPercent = versionGroups / 100;

/** The same for an account on each of its devices. */
export function versionGroupOf(id: string): number {
  return hash(id) % versionGroups;
}

/** @param cookies as a request or a document has them */
export function readVersionGroup(cookies: string): number | undefined {
  const [, group] = new RegExp(`(?:^|;\\s*)${versionGroupKey}=(\\d{1,4})(?:;|$)`).exec(cookies) ?? [];
  return group === undefined ? undefined : Number(group);
}

/** Of each remote other groups are the first. Who is among them stays so as the share grows. */
export function isInCanary(group: number, remote: string, percent: number): boolean {
  return turnOf(group, remote) < percent * groupsPerPercent;
}

/** Every group has a turn of its own: a factor without a divisor in common with their number gives none twice. */
function turnOf(group: number, remote: string): number {
  const seed = hash(remote);
  const factor = (seed % 1000) * 10 + 7;
  return (group * factor + seed) % versionGroups;
}

/** The registry as one group has it: a version of each remote, and no choice left. */
export function chooseVersions({ remotes }: RemoteRegistry, group: number): RemoteRegistry {
  return { remotes: remotes.map((remote) => chooseVersion(remote, group)) };
}

function chooseVersion(remote: RegisteredRemote, group: number): RegisteredRemote {
  const { name, canary, release, trafficPercent } = remote;
  if (!canary) return remote;
  const canaryPercent = 100 - trafficPercent;
  if (!isInCanary(group, name, canaryPercent)) return { ...remote, canary: null };
  return { ...remote, ...canary, fallback: release, trafficPercent: canaryPercent, canary: null };
}

/** FNV-1a with the last mixing of MurmurHash3, so that names that are alike lie apart. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
