export interface FetchOptions {
  readonly method?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | Headers | undefined;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

export type GuardedFetch = (url: string, options?: FetchOptions) => Promise<Response>;
