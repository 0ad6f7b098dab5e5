import type { ServiceName } from '@sabi/contracts/services';

export interface UpstreamRequest {
  readonly upstream: ServiceName;
  readonly path: string;
  readonly method?: 'GET' | 'HEAD';
}

/** @throws {UpstreamRefused} for an error of the caller; {Error} for any other failure */
export type FetchUpstream = (request: UpstreamRequest) => Promise<Response>;

/** An upstream rejected the request with an error meant for the caller. */
export class UpstreamRefused extends Error {
  override readonly name = 'UpstreamRefused';

  constructor(
    readonly status: number,
    readonly body: string,
    readonly headers: Readonly<Record<string, string>>,
  ) {
    super(`An upstream answered ${status}`);
  }
}
