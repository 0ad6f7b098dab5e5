// Webpack's standalone configuration puts the remote being started in this module's place.
declare module 'standalone-remote' {
  import type { RemoteModule } from '../contract';
  export const mount: RemoteModule['mount'];
}
