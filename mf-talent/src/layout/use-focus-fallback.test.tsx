import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useFocusFallback } from './use-focus-fallback';

function Going({ isThere }: { isThere: boolean }) {
  const button = useFocusFallback(isThere);
  return (
    <button type="button" ref={button} disabled={!isThere}>
      Go
    </button>
  );
}

const inPage = (content: ReactNode) => (
  <main tabIndex={-1}>
    <section tabIndex={-1} aria-label="Part">
      <button type="button">Stay</button>
      {content}
    </section>
  </main>
);

test.each([
  ['is gone', null],
  ['cannot be pressed', <Going key="it" isThere={false} />],
])('when the button %s, its section has the focus', (_how, after) => {
  const { rerender } = render(inPage(<Going key="it" isThere />));
  screen.getByText('Go').focus();
  rerender(inPage(after));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Part' }));
});

test('focus on another element stays there', () => {
  const { rerender } = render(inPage(<Going isThere />));
  screen.getByText('Stay').focus();
  rerender(inPage(null));
  expect(document.activeElement).toBe(screen.getByText('Stay'));
});
