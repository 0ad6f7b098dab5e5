import type { RemoteStatus } from '@sabi/contracts/http/gateway/remote-commands';
import { askFirst } from './ask-first';
import type { Command } from './parse-arguments';
import { announceUnregistering } from './plan-command';
import { type Registry, sendUnregister } from './send-command';

/**
 * Takes a remote off the site once a person has agreed.
 * @param status null: it is not registered
 * @returns what holds afterwards
 */
export async function runUnregister(
  { isConfirmed }: Pick<Extract<Command, { action: 'unregister' }>, 'isConfirmed'>,
  remote: string,
  status: RemoteStatus | null,
  registry: Registry,
): Promise<string> {
  const { platformUrl } = registry;
  if (!status) return `It is so already: ${remote} is not registered at ${platformUrl}.`;
  const announced = announceUnregistering(status);
  if (isConfirmed) console.log(announced);
  else await askFirst(announced);
  await sendUnregister({ remote, revision: status.revision }, registry);
  return `${remote} is not registered at ${platformUrl} any more. Back: npm run publish:remote -w ${remote}`;
}
