/**
 * Who asks: an account, or a visitor, known by a cookie of ours, by the kind of browser within the network the request comes
 * from, which stays the same when the cookie is thrown away, and by that network.
 */
export type Caller =
  | { readonly kind: 'account'; readonly userId: string }
  | {
      readonly kind: 'visitor';
      readonly visitorId: string;
      readonly browser: string;
      readonly network: string;
    };
