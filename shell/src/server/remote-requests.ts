import type { ListedPage, RenderInput, RenderResult, ServedFile } from '@sabi/shell-sdk';

/** Requests of the shell's server to a remote's server bundle. */
export type RemoteRequest =
  | { readonly kind: 'page'; readonly input: RenderInput }
  | { readonly kind: 'page-list' }
  | { readonly kind: 'file'; readonly input: RenderInput };

export interface RemoteResponses {
  readonly page: RenderResult;
  readonly 'page-list': readonly ListedPage[];
  /** null where the address is that of a page. */
  readonly file: ServedFile | null;
}

export type ResponseTo<Question extends RemoteRequest> = RemoteResponses[Question['kind']];
