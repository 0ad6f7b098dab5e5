import { act, render, screen } from '@testing-library/react';
import { Suspense, useDeferredValue } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { lazyPart } from './lazy-part';

const Words = () => <input aria-label="words" />;

function createPage(load = jest.fn(async () => Words)) {
  const Part = lazyPart(load);
  const Page = ({ wanted }: { wanted: boolean }) => (
    <Suspense fallback="waiting">
      <p>page</p>
      <Part wanted={useDeferredValue(wanted)} />
    </Suspense>
  );
  return { load, Page };
}

test('what the server sent stays until the part is wanted, then the part is there without a gap', async () => {
  const { load, Page } = createPage();
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = '<!--$--><p>page</p><div><b>as sent</b></div><!--/$-->';
  const problem = jest.spyOn(console, 'error').mockImplementation();
  const root = await act(async () => hydrateRoot(element, <Page wanted={false} />));
  await act(async () => root.render(<Page wanted={false} />));
  expect(element.textContent).toBe('pageas sent');
  expect(load).not.toHaveBeenCalled();

  const seen: (string | null)[] = [];
  new MutationObserver(() => seen.push(element.textContent)).observe(element, {
    childList: true,
    subtree: true,
  });
  await act(async () => root.render(<Page wanted />));
  expect(screen.getByLabelText('words')).toBeTruthy();
  expect(seen).not.toContain('waiting');
  expect(problem).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  element.remove();
});

test('it remains, with what was written in it, when it is no longer wanted', async () => {
  const { load, Page } = createPage();
  const { rerender } = await act(async () => render(<Page wanted />));
  screen.getByLabelText<HTMLInputElement>('words').value = 'mine';
  await act(async () => rerender(<Page wanted={false} />));
  await act(async () => rerender(<Page wanted />));
  expect(screen.getByLabelText<HTMLInputElement>('words').value).toBe('mine');
  expect(load).toHaveBeenCalledTimes(1);
});

test('code that cannot be loaded is tried once more', async () => {
  const { load, Page } = createPage(jest.fn(async () => Words).mockRejectedValueOnce(new Error('offline')));
  await act(async () => render(<Page wanted />));
  expect(screen.getByLabelText('words')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

test('where it cannot be loaded the rest of the page stays, and it comes by itself once the network is back', async () => {
  const load = jest.fn(async () => Words).mockRejectedValueOnce(new Error('offline'));
  load.mockRejectedValueOnce(new Error('offline'));
  jest.spyOn(console, 'warn').mockImplementation();
  const { Page } = createPage(load);
  await act(async () => render(<Page wanted />));
  expect(screen.getByText('page')).toBeTruthy();
  expect(screen.queryByLabelText('words')).toBeNull();
  await act(async () => void dispatchEvent(new Event('online')));
  expect(screen.getByLabelText('words')).toBeTruthy();
});
