import type { RegisteredRemote } from '@sabi/contracts/http/platform';
import { type RemoteModule, shellProtocol } from '@sabi/shell-sdk';
import type { Federation } from './federation';

/** Shell and remotes one version apart work together. */
const supportedProtocols = [shellProtocol - 1, shellProtocol];

/** Why a remote is not on the page. */
export class RemoteUnavailable extends Error {
  override readonly name = 'RemoteUnavailable';
}

/**
 * Loads a remote's expose: the current release, once more after a moment, then the one before.
 * @throws {RemoteUnavailable} when none of it works or the contract does not fit
 */
export async function loadRemoteModule(
  remote: RegisteredRemote,
  federation: Pick<Federation, 'load'>,
): Promise<RemoteModule> {
  const { name, protocol } = remote;
  if (!supportedProtocols.includes(protocol))
    throw new RemoteUnavailable(`${name} speaks protocol ${protocol}`);
  try {
    return await federation.load(remote);
  } catch (cause) {
    throw new RemoteUnavailable(name, { cause });
  }
}
