import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SubmitEvent } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { HydrationProvider } from '../hydration';
import { recordPendingSubmit } from '../pending-submit';
import { Form } from '.';

const send = jest.fn((event: SubmitEvent<HTMLFormElement>) => {
  event.preventDefault();
  return String(new FormData(event.currentTarget).get('name'));
});

const page = (
  <HydrationProvider prerendered>
    <Form onSubmit={send} busy={false} submitLabel="Send" busyLabel="Sending">
      <label>
        Name <input name="name" />
      </label>
    </Form>
  </HydrationProvider>
);

beforeAll(() => recordPendingSubmit(document));

beforeEach(() => {
  send.mockClear();
  document.body.innerHTML = `<div>${renderToString(page)}</div>`;
});

async function comeAlive() {
  await act(async () => hydrateRoot(document.body.firstElementChild as Element, page));
}

async function type(text: string) {
  await userEvent.type(document.querySelector('input') as Element, text);
}

test('Enter before the page is alive sends the form once it is, with what was typed', async () => {
  await type('Dewi{Enter}');
  expect(send).not.toHaveBeenCalled();
  await comeAlive();
  expect(send.mock.results.map(({ value }) => value as string)).toEqual(['Dewi']);
});

test('nothing is sent unasked, nor what was changed after Enter', async () => {
  await type('Dewi{Enter} Rekaan');
  await comeAlive();
  expect(send).not.toHaveBeenCalled();
  await type('{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
});
