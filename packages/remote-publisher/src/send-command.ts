import type { KeyLike } from 'node:crypto';
import { problemSchema } from '@sabi/contracts/errors';
import { type RemoteStatus, remoteStatusSchema } from '@sabi/contracts/http/gateway/remote-commands';
import { signCommand, type UnsignedCommand } from './sign-command';

/** Long, as the registry reads every file of a release before it answers. */
const timeoutMs = 300_000;

/** The registry refused the command, with its own message. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
}

/** @throws {CommandRefused} */
export async function sendCommand(
  unsigned: UnsignedCommand,
  { platformUrl, key }: { platformUrl: string; key: KeyLike },
): Promise<RemoteStatus> {
  const address = new URL(`/api/platform/v1/remotes/${unsigned.remote}/commands`, platformUrl);
  const response = await fetch(address, {
    method: 'POST',
    ...signCommand(unsigned, key),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await response.text();
  if (!response.ok) throw new CommandRefused(describeProblem(response.status, text));
  return remoteStatusSchema.parse(JSON.parse(text));
}

function describeProblem(status: number, text: string): string {
  try {
    const { code, title, detail, errors } = problemSchema.parse(JSON.parse(text));
    const faults = Object.entries(errors ?? {}).map(([field, words]) => `  ${field}: ${words.join(', ')}`);
    return [`${code}: ${detail ?? title}`, ...faults].join('\n');
  } catch {
    return `The gateway answered ${status}`;
  }
}
