/**
 * For links that a page follows by itself or on a click, which jsdom cannot do. Called where tests are described.
 * @returns a function that has the addresses of links noted from here to the end of the test, in place of followed
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
