import type { KeyObject } from 'node:crypto';
import { type Problem, problemSchema } from '@sabi/contracts/errors';
import { type RemoteStatus, remoteStatusSchema } from '@sabi/contracts/http/gateway/remote-commands';
import { describeProblem, describeUnreachable } from './describe-failure';
import { settleBeforeEnd } from './settle-before-end';
import { signCommand, type UnsignedCommand } from './sign-command';

/** Long, as the registry reads every file of a release before it answers. */
const timeoutMs = 300_000;

/** The registry refused the command; the message is a sentence for people. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';

  constructor(
    message: string,
    /** null where the answer was none of the platform's. */
    readonly code: string | null,
  ) {
    super(message);
  }
}

/** Nothing answered at the platform's address; the message is a sentence for people. */
export class PlatformUnreachable extends Error {
  override readonly name = 'PlatformUnreachable';
}

export interface Registry {
  readonly platformUrl: string;
  readonly key: KeyObject;
}

/** @throws {CommandRefused} @throws {PlatformUnreachable} */
export async function sendCommand(unsigned: UnsignedCommand, registry: Registry): Promise<RemoteStatus> {
  const { response, text, refuse } = await send(unsigned, registry);
  const status = response.ok ? remoteStatusSchema.safeParse(parseJson(text)).data : undefined;
  return status ?? refuse();
}

/** Takes a remote off the site. @throws {CommandRefused} @throws {PlatformUnreachable} */
export async function sendUnregister(
  target: { readonly remote: string; readonly revision: number },
  registry: Registry,
): Promise<void> {
  const { response, refuse } = await send({ ...target, action: 'unregister' }, registry);
  if (response.status !== noContent) refuse();
}

const noContent = 204;

async function send(unsigned: UnsignedCommand, { platformUrl, key }: Registry) {
  const address = new URL(`/api/platform/v1/remotes/${unsigned.remote}/commands`, platformUrl);
  const sentAt = Date.now();
  const { response, text } = await fetchText(address, {
    method: 'POST',
    ...signCommand(unsigned, key),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const refuse = (): never => {
    const problem = response.ok ? null : readProblem(text);
    const platformTime = Date.parse(response.headers.get('date') ?? '');
    const clockAheadMs = Number.isNaN(platformTime) ? 0 : sentAt - platformTime;
    const context = { remote: unsigned.remote, platformUrl, status: response.status, clockAheadMs };
    throw new CommandRefused(describeProblem(problem, context), problem?.code ?? null);
  };
  return { response, text, refuse };
}

async function fetchText(address: URL, init: RequestInit): Promise<{ response: Response; text: string }> {
  try {
    const response = await settleBeforeEnd(fetch(address, init));
    return { response, text: await settleBeforeEnd(response.text()) };
  } catch (cause) {
    throw new PlatformUnreachable(describeUnreachable(address.origin, cause), { cause });
  }
}

function readProblem(text: string): Problem | null {
  return problemSchema.safeParse(parseJson(text)).data ?? null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
