import type { RegisteredRemote } from '@sabi/contracts/http/gateway/platform';
import { shellProtocol } from '@sabi/shell-sdk';
import { loadRemoteModule, RemoteUnavailable } from './load-remote';

const remoteModule = { mount: () => () => undefined };
const load = jest.fn();
const remoteOf = (protocol: number) => ({ name: 'mf-test', protocol }) as RegisteredRemote;

test.each([shellProtocol - 1, shellProtocol])('a remote of protocol %d is loaded', async (protocol) => {
  load.mockResolvedValueOnce(remoteModule);
  expect(await loadRemoteModule(remoteOf(protocol), { load })).toBe(remoteModule);
});

test.each([shellProtocol - 2, shellProtocol + 1])(
  'a remote of protocol %d is not asked for',
  async (protocol) => {
    load.mockClear();
    await expect(loadRemoteModule(remoteOf(protocol), { load })).rejects.toThrow(RemoteUnavailable);
    expect(load).not.toHaveBeenCalled();
  },
);

test('why a remote could not be loaded is kept as the cause', async () => {
  const cause = new Error('Loading chunk failed');
  load.mockRejectedValueOnce(cause);
  const error = await loadRemoteModule(remoteOf(shellProtocol), { load }).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: 'RemoteUnavailable', message: 'mf-test', cause });
});
