/** As much of the library as is used; it has no types of its own. */
declare module 'clamscan' {
  import type { Readable } from 'node:stream';

  interface Options {
    readonly preference: 'clamdscan';
    readonly clamscan: { readonly active: boolean };
    readonly clamdscan: {
      readonly host: string;
      readonly port: number;
      readonly timeout: number;
      readonly localFallback: boolean;
      readonly bypassTest: boolean;
    };
  }

  export default class NodeClam {
    init(options: Options): Promise<NodeClam>;
    /** By clamd's INSTREAM. `isInfected` is null when the answer could not be understood. */
    scanStream(content: Readable): Promise<{ isInfected: boolean | null; viruses: string[] }>;
  }
}
