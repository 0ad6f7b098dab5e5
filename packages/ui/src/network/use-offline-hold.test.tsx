import { act, fireEvent, render, screen } from '@testing-library/react';
import type { SubmitEvent } from 'react';
import { Form } from '../form';

const connection = jest.spyOn(navigator, 'onLine', 'get');
const send = jest.fn((event: SubmitEvent) => event.preventDefault());

beforeEach(() => {
  connection.mockReturnValue(true);
  send.mockClear();
});

const announce = (isOnline: boolean) =>
  act(() => {
    connection.mockReturnValue(isOnline);
    dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });

const form = (busy: boolean) => (
  <Form onSubmit={send} busy={busy} submitLabel="Save" busyLabel="Saving">
    <input aria-label="name" defaultValue="Ayu" />
  </Form>
);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('without a network nothing is sent, then or by itself later; it is offered, and sent once', () => {
  render(form(false));
  announce(false);
  press('Save');
  expect(screen.getByRole('status').textContent).toContain('You are offlineNothing was sent');
  expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull();
  announce(true);
  expect(send).not.toHaveBeenCalled();
  press('Send now');
  expect(send).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('status')).toBeNull();
});

test('where the network goes while it is being sent, it may have arrived, and sending is offered again', () => {
  const { rerender } = render(form(true));
  announce(false);
  rerender(form(false));
  expect(screen.getByRole('status').textContent).toContain('may or may not have arrived');
  expect(screen.getByRole('status').textContent).not.toContain('Nothing was sent');
  announce(true);
  expect(screen.getByRole('button', { name: 'Send now' })).toBeTruthy();
});

test('with a network it says nothing', () => {
  render(form(false));
  press('Save');
  expect(send).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('status')).toBeNull();
});
