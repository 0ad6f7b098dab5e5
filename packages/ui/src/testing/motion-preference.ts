/** Stubs the media query of reduced motion, which jsdom lacks. */
export function setReducedMotion(reduced: boolean): void {
  window.matchMedia = (query) =>
    ({
      matches: reduced && query.includes('prefers-reduced-motion'),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
}
