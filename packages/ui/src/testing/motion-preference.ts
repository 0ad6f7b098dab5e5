/** Lets a test say what the visitor's system asks for; jsdom itself knows no media queries. */
export function setReducedMotion(reduced: boolean): void {
  window.matchMedia = (query) =>
    ({
      matches: reduced && query.includes('prefers-reduced-motion'),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
}
