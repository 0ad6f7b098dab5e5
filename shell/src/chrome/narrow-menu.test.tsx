import { fireEvent, render, screen } from '@testing-library/react';
import { NarrowMenu } from './narrow-menu';

function open(): HTMLDetailsElement {
  render(
    <>
      <NarrowMenu label="Menu">
        <a href="#blog">Blog</a>
      </NarrowMenu>
      <button>Elsewhere</button>
    </>,
  );
  const menu = document.querySelector('details')!;
  menu.open = true;
  return menu;
}

test('Escape closes it and returns to its button', () => {
  const menu = open();
  screen.getByRole('link').focus();
  fireEvent.keyDown(screen.getByRole('link'), { key: 'Escape' });
  expect(menu.open).toBe(false);
  expect(document.activeElement?.tagName).toBe('SUMMARY');
});

test('Escape leaves the focus alone when it is closed', () => {
  open().open = false;
  screen.getByRole('button').focus();
  fireEvent.keyDown(screen.getByRole('button'), { key: 'Escape' });
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

test('a choice closes it, even of the page in view', () => {
  const menu = open();
  fireEvent.click(screen.getByRole('link'));
  expect(menu.open).toBe(false);
});

test.each([
  ['a click elsewhere', () => fireEvent.pointerDown(screen.getByRole('button'))],
  ['focus moving on', () => screen.getByRole('button').focus()],
])('%s closes it', (_name, leave) => {
  const menu = open();
  fireEvent.pointerDown(screen.getByRole('link'));
  screen.getByRole('link').focus();
  expect(menu.open).toBe(true);
  leave();
  expect(menu.open).toBe(false);
});
