import { createRemote } from '@sabi/shell-sdk/react';
import { createFakeShell, fakeSiteUrl, fakeContacts } from '@sabi/shell-sdk/testing';
import { act, waitFor, within } from '@testing-library/react';
import { definition } from './definition';
import type * as remoteServer from './remote.server';

// jsdom would get React's browser build, which has no Node streams.
jest.mock('react-dom/static', () => jest.requireActual<object>('react-dom/static.node'));
Object.assign(globalThis, { setImmediate: (run: () => void) => setTimeout(run, 0) });

const before = Date.parse('2026-12-03T20:29:50+07:00');
const after = Date.parse('2026-12-03T20:30:10+07:00');
const setTime = (now: number) => jest.spyOn(Date, 'now').mockReturnValue(now);

afterEach(() => {
  jest.restoreAllMocks();
  document.body.innerHTML = '';
});

/** With separate modules: two renderers at once would share React's contexts. */
async function renderOnServer(url: string): Promise<string> {
  let html = '';
  await jest.isolateModulesAsync(async () => {
    const server: typeof remoteServer = await import('./remote.server');
    ({ html } = await server.render({ url, language: 'en', siteUrl: fakeSiteUrl, contacts: fakeContacts }));
  });
  return html;
}

/** Server HTML of one moment, hydrated at a later one. */
async function openLater(path: string, touch: (element: HTMLElement) => void = () => undefined) {
  setTime(before);
  const html = await renderOnServer(path);
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = html;
  touch(element);
  setTime(after);
  const { context } = createFakeShell({ path });
  const problem = jest.spyOn(context.logger, 'error');
  const warning = jest.spyOn(console, 'error').mockImplementation();
  const remote = createRemote(definition);
  await remote.prepare(context);
  await act(async () => remote.mount(element, context));
  return { html, element, context, problem, warning };
}

test.each(['/events', '/events/interview-answers', '/community', '/events?kind=webinar'])(
  '%s is taken over in silence when an event ends between server and browser',
  async (path) => {
    const { html, element, problem, warning } = await openLater(path);
    expect(html).toContain('Interview answers that show what you did');
    expect(problem).not.toHaveBeenCalled();
    expect(warning).not.toHaveBeenCalled();
    expect(element.textContent).toContain('19:00–20:30 WIB');
  },
);

test('a page that is opened from another one has its own time, not that of the server', async () => {
  const { element, context } = await openLater('/community');
  await act(async () => context.navigate('/events'));
  const past = within(element).getByRole('region', { name: 'Past events' });
  expect(past.textContent).toContain('Interview answers that show what you did');
});

test('a document whose text is a file of its own is taken over as the server sent it', async () => {
  const { element, problem, warning } = await openLater('/terms');
  expect(element.querySelectorAll('h2').length).toBeGreaterThan(10);
  expect([problem, warning].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

test('the time of the reader comes after the page has been taken over', async () => {
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-540); // Tokyo
  const { html, element, problem } = await openLater('/events/one-page-cv');
  expect(html).not.toContain('in your time');
  expect(element.textContent).toContain('11:00–14:30 in your time');
  expect(problem).not.toHaveBeenCalled();
});

test('a CV pasted before the page is alive can be analyzed', async () => {
  const { element } = await openLater('/talent-solution?panel=cv-upload', (page) => {
    const area = page.querySelector<HTMLTextAreaElement>('textarea[name=cvText]');
    if (area) area.value = 'Maintenance engineer with eight years of experience in Cikarang.';
  });
  const button = () =>
    element.querySelector<HTMLButtonElement>('form[aria-label="AI CV Analyzer"] [type=submit]');
  await waitFor(() => expect(button()?.disabled).toBe(false));
});
