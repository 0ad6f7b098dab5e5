import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazyComponent, Nothing } from './lazy-component';

const Words = ({ text }: { text: string }) => <p>{text}</p>;
const connection = jest.spyOn(navigator, 'onLine', 'get');

beforeEach(() => {
  connection.mockReturnValue(true);
  jest.spyOn(console, 'warn').mockImplementation();
});

const announce = (event: 'online' | 'offline') =>
  act(async () => {
    connection.mockReturnValue(event === 'online');
    dispatchEvent(new Event(event));
  });

async function renderPage(load: () => Promise<typeof Words>, options = {}) {
  const Lazy = lazyComponent(load, options);
  await act(async () =>
    render(
      <>
        <input aria-label="typed" />
        <Lazy text="loaded" />
      </>,
    ),
  );
  const typed = screen.getByLabelText<HTMLInputElement>('typed');
  typed.value = 'mine';
  return { typed, Lazy };
}

test('what cannot be loaded says that one is offline, keeps the rest, and comes by itself with the network', async () => {
  connection.mockReturnValue(false);
  const load = jest.fn(() =>
    navigator.onLine ? Promise.resolve(Words) : Promise.reject(new Error('no network')),
  );
  const { typed } = await renderPage(load);
  expect(screen.getByRole('status').textContent).toContain('You are offline');
  expect(screen.queryByRole('button')).toBeNull();
  await announce('online');
  expect(screen.getByText('loaded')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByLabelText('typed')).toBe(typed);
  expect(typed.value).toBe('mine');
});

test('with a network it is tried once more by itself, and then by a button', async () => {
  let isThere = false;
  const load = jest.fn(() => (isThere ? Promise.resolve(Words) : Promise.reject(new Error('503'))));
  await renderPage(load);
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('status').textContent).toContain('This part could not be loaded');
  isThere = true;
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(screen.getByText('loaded')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(3);
});

test('in the language of the document', async () => {
  document.documentElement.lang = 'id';
  connection.mockReturnValue(false);
  await renderPage(() => Promise.reject(new Error('no network')));
  expect(screen.getByRole('status').textContent).toContain('Anda sedang offline');
  document.documentElement.lang = 'en';
});

test('a part that nobody asked for is left out in silence, and comes all the same', async () => {
  let isThere = false;
  const load = () => (isThere ? Promise.resolve(Words) : Promise.reject(new Error('no network')));
  await renderPage(load, { Missing: Nothing });
  expect(screen.queryByRole('status')).toBeNull();
  isThere = true;
  await announce('online');
  expect(screen.getByText('loaded')).toBeTruthy();
});

test('loaded beforehand, it is there at once; a failure rejects the call', async () => {
  const load = jest.fn(() => Promise.resolve(Words)).mockRejectedValueOnce(new Error('no network'));
  const Lazy = lazyComponent(load);
  await expect(Lazy.preload()).rejects.toThrow('could not be loaded');
  await Lazy.preload();
  render(<Lazy text="loaded" />);
  expect(screen.getByText('loaded')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});
