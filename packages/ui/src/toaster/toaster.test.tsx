import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
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
