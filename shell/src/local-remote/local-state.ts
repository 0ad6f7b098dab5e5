/** What became of a local version on a page. In all states but `shown` the page has the site's version. */
export type LocalState =
  | { readonly kind: 'shown'; readonly version: string }
  /** Nothing answers at its address, or something else does. */
  | { readonly kind: 'not-served' }
  /** The site's shell cannot mount it. */
  | { readonly kind: 'other-protocol'; readonly version: string }
  /** It was shown, and its server has ended since. */
  | { readonly kind: 'ended'; readonly version: string };
