import type { ListedPage, RenderInput, RenderResult, ServedFile } from '@sabi/shell-sdk';

/** Requests of the shell's server to a remote's server bundle. */
export type RemoteQuestion =
  | { readonly kind: 'page'; readonly input: RenderInput }
  | { readonly kind: 'page-list' }
  | { readonly kind: 'file'; readonly input: RenderInput };

export interface RemoteAnswers {
  readonly page: RenderResult;
  readonly 'page-list': readonly ListedPage[];
  /** null where the address is a page's. */
  readonly file: ServedFile | null;
}

export type AnswerTo<Question extends RemoteQuestion> = RemoteAnswers[Question['kind']];
