import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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

/** A dialog whose action removes the button that opened it. */
function Decision() {
  const [state, setState] = useState<'open' | 'deciding' | 'decided'>('open');
  return (
    <main tabIndex={-1}>
      {state !== 'decided' && <button onClick={() => setState('deciding')}>Reject</button>}
      <Dialog open={state === 'deciding'} title="Reject?" closeLabel="Close" onClose={() => setState('open')}>
        <button onClick={() => setState('decided')}>Confirm</button>
      </Dialog>
    </main>
  );
}

test('the focus returns to the opener, and to the main part if the opener is gone', async () => {
  const user = userEvent.setup();
  render(<Decision />);
  const opener = screen.getByRole('button', { name: 'Reject' });
  await user.click(opener);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(opener));
  await user.click(opener);
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

/** A list whose action removes a row, and gives the focus to the next. */
function Removal() {
  const [rows, setRows] = useState(['first', 'second']);
  const [isOpen, setOpen] = useState(false);
  const next = useRef<HTMLButtonElement>(null);
  const remove = () => {
    flushSync(() => {
      setRows(['second']);
      setOpen(false);
    });
    next.current?.focus();
  };
  return (
    <main tabIndex={-1}>
      {rows.map((row) => (
        <button key={row} ref={row === 'second' ? next : null} onClick={() => setOpen(true)}>
          {row}
        </button>
      ))}
      <Dialog open={isOpen} title="Remove?" closeLabel="Close" onClose={() => setOpen(false)}>
        <button onClick={remove}>Confirm</button>
      </Dialog>
    </main>
  );
}

test('the focus stays where the action has put it, if the opener is gone', async () => {
  const user = userEvent.setup();
  render(<Removal />);
  await user.click(screen.getByRole('button', { name: 'first' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  // Radix returns the focus once the event that closed the dialog is over.
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'second' }));
});
