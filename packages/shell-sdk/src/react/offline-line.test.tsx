import { act, screen } from '@testing-library/react';
import { renderInShell } from '../testing';
import { OfflineLine } from './offline-line';

const halfPastNine = new Date(2026, 10, 30, 9, 30).getTime();

test.each([
  ['en', 'You are offline. What you see is from 09:30.'],
  ['id', 'Anda sedang offline. Data ini dari pukul 09.30.'],
] as const)('without a network it says how old the shown data is, in %s', (language, text) => {
  const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const App = () => (
    <>
      <OfflineLine loadedAt={halfPastNine} />
      <OfflineLine loadedAt={0} />
    </>
  );
  renderInShell({ dictionaries: { en: {}, id: {} }, App }, { language });
  expect(screen.queryByRole('status')).toBeNull();
  act(() => {
    connection.mockReturnValue(false);
    dispatchEvent(new Event('offline'));
  });
  expect(screen.getByRole('status').textContent).toBe(text);
});
