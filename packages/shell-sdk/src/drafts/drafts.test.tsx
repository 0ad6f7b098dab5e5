import { act, fireEvent, render, screen } from '@testing-library/react';
import type { SessionState } from '../contract';
import { ShellContextProvider } from '../react/shell-context';
import { createFakeShell } from '../testing';
import { useDraftForm } from '.';

interface Values {
  name: string;
  message: string;
  password: string;
}

const signedIn = (id: string): SessionState => ({
  status: 'signed-in',
  user: { id, email: 'a@mail.example', metadata: {} },
});

function Fields({ defaultValues }: { defaultValues: Partial<Values> | undefined }) {
  const form = useDraftForm<Values>('test', defaultValues && { defaultValues });
  return (
    <form>
      <input aria-label="name" {...form.register('name')} />
      <textarea aria-label="message" {...form.register('message')} />
      <input aria-label="password" type="password" {...form.register('password')} />
      <button type="button" onClick={form.forgetDraft}>
        sent
      </button>
    </form>
  );
}

/** As a page loaded anew: nothing but the tab's storage is left of the one before. */
function open(session: SessionState = { status: 'signed-out' }, defaultValues?: Partial<Values>) {
  const shell = createFakeShell({ session });
  const view = render(
    <ShellContextProvider value={shell.context}>
      <Fields defaultValues={defaultValues} />
    </ShellContextProvider>,
  );
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  const type = (label: string, text: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value: text } });
  return { ...shell, ...view, value, type };
}

const storedText = () => JSON.stringify({ ...sessionStorage });

beforeEach(() => sessionStorage.clear());

test('what was typed is there again, but for secrets', () => {
  const page = open();
  page.type('name', 'Ayu');
  page.type('message', 'Hello');
  page.type('password', 'secret words');
  expect(storedText()).not.toContain('secret words');
  page.unmount();
  const again = open();
  expect(['name', 'message', 'password'].map(again.value)).toEqual(['Ayu', 'Hello', '']);
});

test('once it has been sent it is gone', () => {
  const page = open();
  page.type('name', 'Ayu');
  fireEvent.click(screen.getByRole('button', { name: 'sent' }));
  page.unmount();
  expect(open().value('name')).toBe('');
  expect(storedText()).toBe('{}');
});

test('no account sees what another has typed; a visitor finds theirs after signing in', () => {
  const page = open(signedIn('one'));
  page.type('name', 'Ayu');
  page.unmount();
  const other = open(signedIn('two'));
  expect(other.value('name')).toBe('');
  other.unmount();
  const visitors = open();
  expect(visitors.value('name')).toBe('');
  visitors.type('message', 'Hello');
  visitors.unmount();
  const own = open(signedIn('two'));
  expect(own.value('message')).toBe('Hello');
  own.unmount();
  expect(open(signedIn('one')).value('name')).toBe('Ayu');
});

test('whose it may be is waited for, and what was typed meanwhile stays', async () => {
  const before = open(signedIn('one'));
  before.type('name', 'Ayu');
  before.type('message', 'Hello');
  before.unmount();
  const page = open({ status: 'unknown' });
  expect(page.value('name')).toBe('');
  page.type('message', 'Good morning');
  await act(async () => page.session.set(signedIn('one')));
  expect([page.value('name'), page.value('message')]).toEqual(['Ayu', 'Good morning']);
});

test('a form that says what it began with has no draft, and one that a field was emptied in has', () => {
  const page = open(undefined, { name: 'Ayu' });
  page.type('name', 'Ayu Lestari');
  page.type('name', 'Ayu');
  expect(storedText()).toBe('{}');
  page.type('name', '');
  page.unmount();
  expect(open(undefined, { name: 'Ayu' }).value('name')).toBe('');
});
