import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useFocusHandover, useHydrated, HydrationProvider } from '.';

function Opener() {
  const handover = useFocusHandover();
  return useHydrated() ? (
    <button type="button" ref={handover}>
      Open
    </button>
  ) : (
    <a href="#there" ref={handover}>
      Open
    </a>
  );
}

const page = (
  <HydrationProvider prerendered>
    <a href="/before">Before</a>
    <Opener />
  </HydrationProvider>
);

/** Focuses the server-rendered link with that text, then hydrates. */
async function comeAliveWithFocusOn(text: string) {
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  host.innerHTML = renderToString(page);
  [...host.querySelectorAll('a')].find((link) => link.textContent === text)?.focus();
  expect(document.activeElement?.textContent).toBe(text);
  await act(async () => hydrateRoot(host, page));
  expect(host.querySelectorAll('button')).toHaveLength(1);
}

test('who stood on the link stands on the button that took its place', async () => {
  await comeAliveWithFocusOn('Open');
  expect(document.activeElement?.tagName).toBe('BUTTON');
});

test('nobody else is moved', async () => {
  await comeAliveWithFocusOn('Before');
  expect(document.activeElement?.textContent).toBe('Before');
});
