import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Toaster } from '.';
import { PlainToaster } from '../plain-toaster';

/** Reports another height of the messages, as jsdom does no layout. */
let resize: () => void;

beforeAll(() => {
  window.ResizeObserver = class {
    readonly #callback: () => void;
    constructor(callback: ResizeObserverCallback) {
      this.#callback = () => callback([], this);
    }
    observe(element: Element) {
      if (element.matches('[data-toasts]')) resize = this.#callback;
    }
    unobserve() {}
    disconnect() {}
  };
});

test('what can be done about a message is done once, and the message goes', async () => {
  const [onSelect, onDismiss] = [jest.fn(), jest.fn()];
  const toasts = [{ id: '1', title: '“SQL” was deleted', action: { label: 'Undo', onSelect } }];
  render(<Toaster toasts={toasts} onDismiss={onDismiss} closeLabel="Close" label="Messages" />);
  screen.getByRole('button', { name: 'Undo' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(onDismiss).toHaveBeenCalledWith('1');
});

test('a message about which nothing can be done has only the button that closes it', () => {
  const toasts = [{ id: '1', title: 'Profile updated successfully' }];
  render(<Toaster toasts={toasts} onDismiss={() => undefined} closeLabel="Close" label="Messages" />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['']);
});

test('what is said again is shown once', () => {
  const onDismiss = jest.fn();
  const toasts = [
    { id: '1', title: 'Profile updated successfully' },
    { id: '2', title: 'Profile updated successfully' },
  ];
  render(<Toaster toasts={toasts} onDismiss={onDismiss} closeLabel="Close" label="Messages" />);
  expect(screen.getAllByText('Profile updated successfully')).toHaveLength(1);
  expect(onDismiss.mock.calls).toEqual([['1']]);
});

test('a failure goes once what was tried again has succeeded, one that can be acted upon stays', () => {
  const onDismiss = jest.fn();
  const action = { label: 'Undo', onSelect: () => undefined };
  const toasts = [
    { id: '1', title: 'Failed to update profile', tone: 'destructive' as const },
    { id: '2', title: 'The picture could not be removed', tone: 'destructive' as const, action },
    { id: '3', title: 'Profile updated successfully', tone: 'success' as const },
  ];
  render(<Toaster toasts={toasts} onDismiss={onDismiss} closeLabel="Close" label="Messages" />);
  expect(screen.queryByText('Failed to update profile')).toBeNull();
  expect(onDismiss.mock.calls).toEqual([['1']]);
});

test('a failure says its newest reason alone when it is tried again', () => {
  const onDismiss = jest.fn();
  const tone = 'destructive' as const;
  const toasts = [
    { id: '1', title: 'Sign in failed', description: 'Invalid login credentials', tone },
    { id: '2', title: 'Sign in failed', description: 'Please try again in 5 minutes.', tone },
  ];
  render(<Toaster toasts={toasts} onDismiss={onDismiss} closeLabel="Close" label="Messages" />);
  expect(screen.queryByText('Invalid login credentials')).toBeNull();
  expect(screen.getByText('Please try again in 5 minutes.')).toBeTruthy();
  expect(onDismiss.mock.calls).toEqual([['1']]);
});

test('no time takes a failure away, as it does a success', () => {
  jest.useFakeTimers();
  const onDismiss = jest.fn();
  const toasts = [
    { id: '1', title: 'Profile updated successfully', tone: 'success' as const },
    { id: '2', title: 'Sign in failed', tone: 'destructive' as const },
  ];
  render(<Toaster toasts={toasts} onDismiss={onDismiss} closeLabel="Close" label="Messages" />);
  act(() => jest.advanceTimersByTime(3_600_000));
  expect(onDismiss.mock.calls).toEqual([['1']]);
  jest.useRealTimers();
});

describe.each([
  ['messages', Toaster],
  ['plain messages', PlainToaster],
])('%s', (_name, Component) => {
  const toasts = [{ id: '1', title: 'Sign in failed', tone: 'destructive' as const }];
  const show = () => {
    const shown = render(
      <>
        <main tabIndex={-1}>
          <button type="button">Sign in</button>
        </main>
        <Component toasts={toasts} onDismiss={() => undefined} closeLabel="Close" label="Messages" />
      </>,
    );
    const region = document.querySelector<HTMLElement>('[data-toasts]');
    if (!region) throw new Error('No messages are shown');
    jest.spyOn(region, 'offsetHeight', 'get').mockReturnValue(120);
    return { ...shown, region };
  };
  const room = () => document.documentElement.style.getPropertyValue('--toasts-height');
  const scrolled = jest.fn();

  beforeEach(() => {
    scrolled.mockReset();
    HTMLElement.prototype.scrollIntoView = scrolled;
  });

  test('have room reserved at the foot of the window while they are there', () => {
    const { unmount } = show();
    resize();
    expect(room()).toBe('120px');
    unmount();
    expect(room()).toBe('');
  });

  test('do not hide what has the focus, and leave a page alone that has it as a whole', () => {
    show();
    const button = screen.getByRole('button', { name: 'Sign in' });
    const justBelow = new DOMRect(0, window.innerHeight + 100, 100, 44);
    jest.spyOn(button, 'getBoundingClientRect').mockReturnValue(justBelow);
    button.focus();
    resize();
    expect(scrolled.mock.contexts).toEqual([button]);
    screen.getByRole('main').focus();
    resize();
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  test('do not scroll back to what has the focus where it is far out of sight', () => {
    show();
    const button = screen.getByRole('button', { name: 'Sign in' });
    jest
      .spyOn(button, 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(0, -2 * window.innerHeight, 100, 44));
    button.focus();
    resize();
    expect(scrolled).not.toHaveBeenCalled();
  });
});

test('messages stay above the keyboard of a phone', () => {
  const visualViewport = Object.assign(new EventTarget(), { height: window.innerHeight, offsetTop: 0 });
  Object.assign(window, { visualViewport });
  const toasts = [{ id: '1', title: 'Sign in failed', tone: 'destructive' as const }];
  render(<Toaster toasts={toasts} onDismiss={() => undefined} closeLabel="Close" label="Messages" />);
  const region = document.querySelector<HTMLElement>('[data-toasts]');
  expect(region?.style.bottom).toBe('0px');
  visualViewport.height -= 300;
  visualViewport.dispatchEvent(new Event('resize'));
  expect(region?.style.bottom).toBe('300px');
  visualViewport.offsetTop = 40;
  visualViewport.dispatchEvent(new Event('scroll'));
  expect(region?.style.bottom).toBe('260px');
  Reflect.deleteProperty(window, 'visualViewport');
});

test('of many messages the newest are shown; one that can be acted upon outlasts the others', () => {
  const onDismiss = jest.fn();
  const action = { label: 'Undo', onSelect: () => undefined };
  const titles = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];
  const toasts = titles.map((title) => ({ id: title, title, ...(title === 'First' && { action }) }));
  render(<Toaster toasts={toasts} onDismiss={onDismiss} closeLabel="Close" label="Messages" />);
  expect(titles.filter((title) => screen.queryByText(title))).toEqual(['First', 'Fourth', 'Fifth']);
  expect(onDismiss.mock.calls.flat()).toEqual(['Second', 'Third']);
});

test('who has gone to a message by F8 is back where they were when it is closed', async () => {
  function Page() {
    const [toasts, setToasts] = useState([{ id: '1', title: 'Profile updated successfully' }]);
    return (
      <>
        <button type="button">Save</button>
        {toasts.length > 0 && (
          <Toaster toasts={toasts} onDismiss={() => setToasts([])} closeLabel="Close" label="Messages" />
        )}
      </>
    );
  }
  render(<Page />);
  const before = screen.getByRole('button', { name: 'Save' });
  before.focus();
  await userEvent.keyboard('[F8]');
  expect(document.activeElement).not.toBe(before);
  screen.getByRole('button', { name: 'Close' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByText('Profile updated successfully')).toBeNull();
  expect(document.activeElement).toBe(before);
});

test('where the place before is gone, the focus is in the main part once a message is acted upon', async () => {
  function Page() {
    const [toasts, setToasts] = useState([
      { id: '1', title: 'Moved', action: { label: 'Undo', onSelect: () => undefined } },
    ]);
    return (
      <>
        <main tabIndex={-1} />
        {toasts.length > 0 && (
          <Toaster toasts={toasts} onDismiss={() => setToasts([])} closeLabel="Close" label="Messages" />
        )}
      </>
    );
  }
  render(<Page />);
  screen.getByRole('button', { name: 'Undo' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByText('Moved')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
