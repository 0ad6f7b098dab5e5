// Webpack's standalone configuration replaces this module by the started remote.
declare module 'standalone-remote' {
  import type { RemoteModule } from '../contract';
  export const prepare: RemoteModule['prepare'];
  export const mount: RemoteModule['mount'];
}

declare module 'standalone-remote.json' {
  const declaration: { readonly name: string; readonly basePaths: readonly [string, ...string[]] };
  export default declaration;
}
