import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Toaster } from '.';

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
