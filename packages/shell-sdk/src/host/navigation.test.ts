import { createNavigation } from './navigation';
import { interceptLinks } from './intercept-links';

/** jsdom's page, at an address. */
function openAt(address: string) {
  window.history.replaceState(null, '', address);
  window.scrollTo = () => undefined;
  return createNavigation(window);
}

describe('the history of the page', () => {
  test('it knows language and path of where the visitor came in', () => {
    const navigation = openAt('/id/blog?q=retail#top');
    expect(navigation.language.get()).toBe('id');
    expect(navigation.location.get()).toMatchObject({ pathname: '/blog', search: '?q=retail', hash: '#top' });
  });

  test('navigating keeps the language and notifies subscribers', () => {
    const navigation = openAt('/id');
    const seen: string[] = [];
    navigation.location.subscribe(() => seen.push(navigation.location.get().pathname));
    navigation.navigate('/auth', { state: { returnTo: '/profile' } });
    expect(window.location.pathname).toBe('/id/auth');
    expect(navigation.location.get().state).toEqual({ returnTo: '/profile' });
    expect(seen).toEqual(['/auth']);
  });

  test('a query or a part alone stays on the page', () => {
    const navigation = openAt('/blog?q=old');
    navigation.navigate('?q=new');
    expect(window.location.href).toContain('/blog?q=new');
    navigation.navigate('#cards');
    expect(window.location.href).toContain('/blog?q=new#cards');
  });

  test.each(['#Tentang%20kami', '#100%'])('the part that %s names is shown', (hash) => {
    const part = document.createElement('section');
    part.id = hash === '#100%' ? '100%' : 'Tentang kami';
    part.scrollIntoView = jest.fn();
    document.body.replaceChildren(part);
    openAt('/blog').navigate(hash);
    expect(part.scrollIntoView).toHaveBeenCalledTimes(1);
  });

  test('another language is the same page under another address', () => {
    const navigation = openAt('/blog?q=x');
    navigation.switchLanguage('id');
    expect(window.location.href).toContain('/id/blog?q=x');
    expect(navigation.language.get()).toBe('id');
    expect(navigation.location.get().pathname).toBe('/blog');
  });

  test('another language keeps what the history entry knows', () => {
    const navigation = openAt('/profile');
    navigation.navigate('/auth', { state: { returnTo: '/profile' } });
    navigation.switchLanguage('id');
    expect(window.location.pathname).toBe('/id/auth');
    expect(navigation.location.get().state).toEqual({ returnTo: '/profile' });
  });

  test('a page that has moved is never visited at its old address', () => {
    window.history.replaceState(null, '', '/id');
    const navigation = createNavigation(window, {
      findMoved: (path, search) => (path === '/event' ? `/events${search}` : undefined),
    });
    const seen: string[] = [];
    navigation.location.subscribe(() => seen.push(navigation.location.get().pathname));
    navigation.navigate('/event?from=mail#next');
    expect(window.location.href).toContain('/id/events?from=mail#next');
    expect(seen).toEqual(['/events']);
  });

  test('going back is heard', async () => {
    const navigation = openAt('/blog');
    navigation.navigate('/auth');
    const returned = new Promise<void>((resolve) => navigation.location.subscribe(resolve));
    navigation.navigate(-1);
    await returned;
    expect(navigation.location.get().pathname).toBe('/blog');
  });
});

describe('links', () => {
  let stop: () => void = () => undefined;
  afterEach(() => stop());

  /** Clicks a link. @returns whether the page handled it, and where it went */
  function click(html: string, init: MouseEventInit = {}) {
    const navigation = openAt('/start');
    stop = interceptLinks(document, navigation);
    document.body.innerHTML = html;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init });
    // jsdom would try to leave the page; what the browser does with an untouched link is not the question here.
    document.addEventListener('click', (untouched) => untouched.preventDefault(), { once: true });
    const original = navigation.location.get();
    document.querySelector('a > span, a')?.dispatchEvent(event);
    const taken = navigation.location.get() !== original;
    return { taken, path: window.location.pathname + window.location.search };
  }

  test.each([
    ['a page of ours', '<a href="/blog?q=x">', '/blog?q=x'],
    ['something inside a link', '<a href="/blog"><span>Blog</span></a>', '/blog'],
    ['a page in the other language', '<a href="/id/blog">', '/id/blog'],
  ])('%s is a navigation in the page', (_what, html, path) => {
    expect(click(html)).toEqual({ taken: true, path });
  });

  test('the same page in the other language keeps what the history entry knows', () => {
    const navigation = openAt('/auth');
    navigation.navigate('/auth?mode=sign-up', { state: { returnTo: '/profile' } });
    stop = interceptLinks(document, navigation);
    document.body.innerHTML = '<a href="/id/auth?mode=sign-up">';
    document.querySelector('a')?.click();
    expect(window.location.pathname).toBe('/id/auth');
    expect(navigation.location.get().state).toEqual({ returnTo: '/profile' });
  });

  test.each([
    ['another origin', '<a href="https://example.com/x">', {}],
    ['a new tab', '<a href="/blog" target="_blank">', {}],
    ['a download', '<a href="/blog" download>', {}],
    ['an address of an API', '<a href="/storage/v1/object/x">', {}],
    ['the documentation', '<a href="/docs/api">', {}],
    ['a feed', '<a href="/blog/feed.xml">', {}],
    ['a part of this page', '<a href="/start#part">', {}],
    ['mail', '<a href="mailto:a@example.com">', {}],
    ['a click with Ctrl', '<a href="/blog">', { ctrlKey: true }],
    ['a middle click', '<a href="/blog">', { button: 1 }],
  ])('%s is left to the browser', (_what, html, init) => {
    expect(click(html, init).taken).toBe(false);
  });
});
