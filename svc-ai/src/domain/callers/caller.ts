/**
 * An account, or a visitor. A visitor is counted by our cookie, by the network address, and by the browser's name within that
 * network, which still identifies them after they delete the cookie.
 */
export type Caller =
  | { readonly kind: 'account'; readonly userId: string }
  | {
      readonly kind: 'visitor';
      readonly visitorId: string;
      readonly browser: string;
      readonly network: string;
    };
