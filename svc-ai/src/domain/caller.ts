/** Who asks: an account, or a visitor, known by a cookie of ours and by the network the request comes from. */
export type Caller =
  | { readonly kind: 'account'; readonly userId: string }
  | { readonly kind: 'visitor'; readonly visitorId: string; readonly network: string };
