import { setTimeout as delay } from 'node:timers/promises';
import { closedSignal } from '@sabi/service-kit/closed-signal';
import type { Response } from 'express';
import type { Failure } from './failure-script';

/** Beyond the limit of a careful client. */
const hugeBytes = 8 * 1024 * 1024;

/** The answer's text with the failure's fault; unchanged for other faults. */
export function spoil(content: string, failure: Failure | undefined): string {
  if (failure?.kind === 'empty') return '';
  if (failure?.kind === 'broken-json') return content.slice(0, Math.ceil(content.length / 2));
  // Blanks, so that only the size is wrong.
  return failure?.kind === 'huge' ? content.padEnd(hugeBytes) : content;
}

/** Sends half of the answer and closes the connection. */
export async function cutAfter(parts: readonly string[], response: Response): Promise<void> {
  await sendHalf(parts, response);
  response.destroy();
}

/** Sends half of the answer and then nothing, with the connection open. */
export async function stallAfter(
  parts: readonly string[],
  response: Response,
  stopping: AbortSignal,
): Promise<void> {
  await sendHalf(parts, response);
  await hang(response, stopping);
}

async function sendHalf(parts: readonly string[], response: Response): Promise<void> {
  const body = parts.join('');
  await new Promise((resolve) => response.write(body.slice(0, Math.ceil(body.length / 2)), resolve));
}

/** Sends part by part, as a model writes, until the client has disconnected. */
export async function writeAll(
  parts: readonly string[],
  response: Response,
  { betweenMs, stopping }: { betweenMs: number; stopping: AbortSignal },
): Promise<void> {
  for (const [index, part] of parts.entries()) {
    if (index > 0 && betweenMs > 0) await wait(betweenMs, stopping);
    if (response.destroyed) return;
    response.write(part);
  }
  response.end();
}

/** Sends nothing until the client disconnects or the service stops. */
export async function hang(response: Response, stopping: AbortSignal): Promise<void> {
  const gone = closedSignal(response);
  if (gone.aborted) return;
  await new Promise<void>((resolve) => {
    gone.addEventListener('abort', () => resolve(), { once: true });
    stopping.addEventListener('abort', () => resolve(), { once: true, signal: gone });
  });
  response.destroy();
}

export async function wait(delayMs: number, stopping: AbortSignal): Promise<void> {
  await delay(delayMs, undefined, { signal: stopping }).catch(() => undefined);
}
