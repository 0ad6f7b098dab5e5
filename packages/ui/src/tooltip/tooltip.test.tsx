import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tooltip, TooltipProvider } from '.';

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const button = (name: string) => screen.getByRole('button', { name });
const tooltip = () => screen.queryByRole('tooltip')?.textContent ?? null;

beforeAll(() => {
  // jsdom lays nothing out, so nothing ever changes its size.
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <TooltipProvider>
      <Tooltip text="First explanation">
        <button type="button">First</button>
      </Tooltip>
      <Tooltip text="Second explanation">
        <button type="button">Second</button>
      </Tooltip>
    </TooltipProvider>,
  );
});

afterEach(() => jest.useRealTimers());

function rest(name: string): void {
  fireEvent.pointerMove(button(name), { pointerType: 'mouse' });
}

function leave(name: string): void {
  fireEvent.pointerOut(button(name));
  fireEvent.keyDown(document, { key: 'Escape' });
}

test('it opens once the pointer has rested 700 ms', () => {
  rest('First');
  pass(699);
  expect(tooltip()).toBeNull();
  pass(1);
  expect(tooltip()).toBe('First explanation');
  expect(button('First').getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
});

test('the next one opens at once within 300 ms, and waits again after that', () => {
  rest('First');
  pass(700);
  leave('First');
  pass(299);
  rest('Second');
  expect(tooltip()).toBe('Second explanation');
  leave('Second');
  pass(300);
  rest('First');
  pass(699);
  expect(tooltip()).toBeNull();
});

test('the keyboard gets it without waiting, and Escape closes it', () => {
  act(() => button('First').focus());
  expect(tooltip()).toBe('First explanation');
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(tooltip()).toBeNull();
});
