// Chooses the visitors who get a new version of a remote first. Without dependencies, as every page loads it; the server applies
// the same rule.
import type { RegisteredRemote, RemoteRegistry } from '@sabi/contracts/http/gateway/platform';

/** Cookie that keeps a visitor on one version. It names one of 10,000 groups, so it does not identify the visitor. */
export const versionGroupKey = 'sabi-version-group';
export const versionGroups = 10_000;
const groupsPerPercent = versionGroups / 100;

/** Group of an account, the same on each device. */
export function versionGroupOf(id: string): number {
  return hash(id) % versionGroups;
}

/** @param cookies as a request or a document has them */
export function readVersionGroup(cookies: string): number | undefined {
  const [, group] = new RegExp(`(?:^|;\\s*)${versionGroupKey}=(\\d{1,4})(?:;|$)`).exec(cookies) ?? [];
  return group === undefined ? undefined : Number(group);
}

/** Each remote starts with different groups. A group stays in the canary as the share grows. */
export function isInCanary(group: number, remote: string, percent: number): boolean {
  return turnOf(group, remote) < percent * groupsPerPercent;
}

/** Rank of a group for a remote. The factor and the number of groups are coprime, so that ranks are unique. */
function turnOf(group: number, remote: string): number {
  const seed = hash(remote);
  const factor = (seed % 1000) * 10 + 7;
  return (group * factor + seed) % versionGroups;
}

/** The registry for one group, with one version of each remote. */
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

/** FNV-1a with the final mix of MurmurHash3, so that similar names get distant hashes. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
