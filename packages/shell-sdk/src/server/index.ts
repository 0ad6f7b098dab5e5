export { createRemoteServer } from './create-remote-server';
