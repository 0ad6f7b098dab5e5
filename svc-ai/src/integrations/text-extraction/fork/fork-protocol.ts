/** Descriptor by which the host takes orders, one a line, and answers. */
export const orderDescriptor = 3;

/** Answer of a host that can fork. */
export const readyAnswer = 'ready';

/** Random, in hex: names a forked process to the service, once. */
export const tokenLength = 32;

/** `read TOKEN SECONDS` forks a process; `end PID` ends one. */
export type Order =
  | { readonly kind: 'read'; readonly token: string; readonly seconds: number }
  | { readonly kind: 'end'; readonly pid: number };

export const readOrder = (token: string, seconds: number): string => `read ${token} ${seconds}\n`;
export const endOrder = (pid: number): string => `end ${pid}\n`;
export const forkedAnswer = (token: string, pid: number): string => `forked ${token} ${pid}\n`;

export function parseOrder(line: string): Order | undefined {
  const [kind, first = '', second = ''] = line.split(' ');
  if (kind === 'read') return { kind, token: first, seconds: Number(second) };
  return kind === 'end' ? { kind, pid: Number(first) } : undefined;
}
