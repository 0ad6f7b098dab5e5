/**
 * An account or a visitor. Visitors are counted by cookie, by network address, and by the browser's name
 * within the network, which identifies them after they delete the cookie.
 */
export type Caller =
  | { readonly kind: 'account'; readonly userId: string }
  | {
      readonly kind: 'visitor';
      readonly visitorId: string;
      readonly browser: string;
      readonly network: string;
    };
