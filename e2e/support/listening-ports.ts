import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Ports of a process and its descendants, read from Linux's /proc. */
export function listListeningPorts(pid: number): number[] {
  const sockets = new Set(listProcesses(pid).flatMap(listSockets));
  const ports = ['tcp', 'tcp6'].flatMap((table) =>
    readFileSync(`/proc/net/${table}`, 'utf8')
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .filter(([, , , state, , , , , , inode = '']) => state === listening && sockets.has(inode))
      .map(([, address = '']) => Number.parseInt(address.split(':')[1] ?? '', 16)),
  );
  return [...new Set(ports)].sort((a, b) => a - b);
}

const listening = '0A';

function listProcesses(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(listProcesses)];
}

function listSockets(pid: number): string[] {
  return readdirSync(`/proc/${pid}/fd`).flatMap((descriptor) => {
    try {
      return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${descriptor}`))?.[1] ?? [];
    } catch {
      return []; // closed meanwhile
    }
  });
}
