/**
 * Records links that a page follows, as jsdom cannot navigate. Call it within `describe`.
 * @returns a function that starts recording until the end of the test, and returns the addresses
 */
export function createLinkWatch(): () => string[] {
  let stop: () => void = () => undefined;
  afterEach(() => stop());
  return () => {
    const followed: string[] = [];
    const note = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      followed.push(event.target.getAttribute('href') ?? '');
    };
    document.addEventListener('click', note);
    stop = () => document.removeEventListener('click', note);
    return followed;
  };
}
