import type { RegisteredRemote } from '@sabi/contracts/http/gateway/platform';
import type { RemoteModule } from '@sabi/shell-sdk';
import type { Federation } from './federation';
import { supportedProtocols } from './supported-protocols';

/** A remote could not be loaded or mounted. */
export class RemoteUnavailable extends Error {
  override readonly name = 'RemoteUnavailable';
}

/**
 * Loads a remote's module: the current release, with one retry, then the previous release.
 * @throws {RemoteUnavailable} when none can be loaded or the contract is incompatible
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
