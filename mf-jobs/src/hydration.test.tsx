import { createRemote } from '@sabi/shell-sdk/react';
import { createFakeShell, fakeContacts, fakeSiteUrl } from '@sabi/shell-sdk/testing';
import { act } from '@testing-library/react';
import { definition } from './definition';
import type * as remoteServer from './remote.server';
import type { BoardPage } from '@sabi/contracts/http/hiring/pages';
import { preloadAllPages } from './pages';
import { buildJobPage, buildListPage } from './testing/board-pages';

beforeAll(preloadAllPages);

// jsdom would get React's browser build, which has no Node streams.
jest.mock('react-dom/static', () => jest.requireActual<object>('react-dom/static.node'));
Object.assign(globalThis, { setImmediate: (run: () => void) => setTimeout(run, 0) });

/** With separate modules: two renderers at once would share React's contexts. */
async function renderOnServer(url: string, data: BoardPage): Promise<string> {
  let html = '';
  await jest.isolateModulesAsync(async () => {
    const server: typeof remoteServer = await import('./remote.server');
    const input = { url, language: 'en', siteUrl: fakeSiteUrl, contacts: fakeContacts, data } as const;
    ({ html } = await server.render(input));
  });
  return html;
}

/** Hydrates the page after the visitor has used the server's. */
async function hydrateAfter(
  url: string,
  visit: (form: HTMLFormElement) => void,
  page: BoardPage = buildListPage(),
) {
  const element = document.createElement('div');
  document.body.replaceChildren(element);
  element.innerHTML = await renderOnServer(url, page);
  visit(element.querySelector('form') as HTMLFormElement);
  const initialState = { url, language: 'en', page };
  const fetch = () => new Promise<never>(() => undefined);
  const { context, navigations } = createFakeShell({ path: url, initialState, fetch });
  const remote = createRemote(definition);
  await remote.prepare(context);
  await act(async () => remote.mount(element, context));
  return { element, navigations };
}

const choosePlace = (form: HTMLFormElement, value: string) => {
  const place = form.querySelector<HTMLSelectElement>('[name=area]');
  if (place) place.value = value;
};
const search = (navigations: readonly { to: string | number }[]) => navigations.map(({ to }) => to);

test('a place and a mode chosen before hydration are applied, with the words typed until then', async () => {
  const { element, navigations } = await hydrateAfter('/jobs', (form) => {
    choosePlace(form, '35.78');
    form.querySelector<HTMLInputElement>('[name=mode][value=remote]')?.click();
    const words = form.querySelector<HTMLInputElement>('[name=q]');
    if (words) words.value = 'barista';
  });
  expect(search(navigations)).toEqual(['/jobs?q=barista&area=35.78&mode=remote']);
  expect(element.querySelector<HTMLSelectElement>('[name=area]')?.value).toBe('35.78');
  expect(element.querySelector<HTMLInputElement>('[value=remote]')?.checked).toBe(true);
});

test('a filter removed before hydration is removed', async () => {
  const { navigations } = await hydrateAfter('/jobs?area=35.78&pay_min=5000000', (form) =>
    choosePlace(form, ''),
  );
  expect(search(navigations)).toEqual(['/jobs?pay_min=5000000']);
});

test('without a choice the address stays, also with words that are being typed', async () => {
  const url = '/jobs?area=35.78&area=35&mode=remote&with_pay=true&radius_km=25';
  const { element, navigations } = await hydrateAfter(url, (form) => {
    const words = form.querySelector<HTMLInputElement>('[name=q]');
    if (words) words.value = 'bar';
  });
  expect(search(navigations)).toEqual([]);
  expect(element.querySelector<HTMLInputElement>('[name=q]')?.value).toBe('bar');
});

test('a report begun before hydration stays, with the focus where it was', async () => {
  const type = (form: HTMLFormElement) => {
    (form.closest('details') as HTMLDetailsElement).open = true;
    (form.elements.namedItem('reason') as HTMLSelectElement).value = 'asks_for_money';
    const text = form.elements.namedItem('text') as HTMLTextAreaElement;
    text.focus();
    text.value = 'Minta Rp 500.000';
  };
  const { element } = await hydrateAfter('/jobs/barista-12', type, buildJobPage());
  const form = element.querySelector('form') as HTMLFormElement;
  expect(form.action).not.toContain('/reports'); // no longer the one without script
  expect(Object.fromEntries(new FormData(form))).toEqual({
    reason: 'asks_for_money',
    text: 'Minta Rp 500.000',
  });
  expect(document.activeElement).toBe(form.elements.namedItem('text'));
});
