// A remote that its developer serves on their own machine, and that the site shows in that developer's browser alone.

/** The page that asks whether this browser shows a local version, and the form that is sent from it. */
export const localRemotePath = '/local-remote';

/** Header of the gateway for the shell's server: `mf-blog@9000`, or empty without one. Absent where the site allows none. */
export const localRemoteHeader = 'x-internal-local-remote';

export interface LocalRemote {
  readonly name: string;
  /** On the browser's own machine: a page elsewhere cannot name a server of its own. */
  readonly port: number;
}

const pattern = /^([a-z][a-z0-9-]{1,40})@([1-9]\d{3,4})$/;
/** Ports below belong to the machine's own services. */
const minPort = 1024;
const maxPort = 65_535;

/** Parses `mf-blog@9000`. @returns null for anything else */
export function parseLocalRemote(text: string): LocalRemote | null {
  const [, name, digits] = pattern.exec(text) ?? [];
  const port = Number(digits);
  return name && port >= minPort && port <= maxPort ? { name, port } : null;
}

/** Where the local version is served: an address that no other machine answers. */
export const localOrigin = (port: number): string => `http://127.0.0.1:${port}`;
