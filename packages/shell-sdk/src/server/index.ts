export { createRemoteServer, type RemoteServerOptions } from './create-remote-server';
