import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Dialog } from '.';

async function showBesideMessages() {
  const onClose = jest.fn();
  const onCloseMessage = jest.fn();
  render(
    <>
      <p>Page</p>
      <div data-toasts="" style={{ pointerEvents: 'auto' }}>
        <button type="button" onClick={onCloseMessage}>
          Close message
        </button>
      </div>
      <Dialog open title="Edit job" closeLabel="Close" onClose={onClose}>
        Fields
      </Dialog>
    </>,
  );
  await screen.findByRole('dialog');
  // Radix listens to the page once the event that opened the dialog is over.
  await new Promise((resolve) => setTimeout(resolve));
  return { onClose, onCloseMessage, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

test('who closes a message in the corner stays in the dialog', async () => {
  const { onClose, onCloseMessage, user } = await showBesideMessages();
  await user.click(screen.getByRole('button', { name: 'Close message', hidden: true }));
  expect(onCloseMessage).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});

test('who presses anything else beside a dialog closes it', async () => {
  const { onClose, user } = await showBesideMessages();
  await user.click(screen.getByText('Page'));
  expect(onClose).toHaveBeenCalledTimes(1);
});
