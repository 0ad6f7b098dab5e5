import { createRemote } from '@sabi/shell-sdk/react';
import { createFakeShell, type FakeShell } from '@sabi/shell-sdk/testing';
import { act, fireEvent, within } from '@testing-library/react';
import { definition } from '../../definition';
import { createSignUpDraftStore } from './sign-up-draft';
import type { SignUpValues } from './sign-up-metadata';

const path = '/auth?mode=sign-up';
const typed: SignUpValues = {
  firstName: 'Ayu',
  lastName: 'Lestari',
  currentOrganization: '',
  phoneNumber: '',
  password: 'secret-words',
  confirmPassword: 'secret-words',
};
const { session } = createFakeShell().context;

describe('the draft of a sign-up', () => {
  test('holds what was typed, but for the passwords', () => {
    const store = createSignUpDraftStore(session);
    store.getState().save(typed);
    const { password: _, confirmPassword: __, ...draft } = typed;
    expect(store.getState().draft).toEqual(draft);
    store.getState().clear();
  });

  test('is what the next mount on the same page starts from, until it is cleared', () => {
    createSignUpDraftStore(session).getState().save(typed);
    const next = createSignUpDraftStore(session);
    expect(next.getState().draft).toMatchObject({ firstName: 'Ayu' });
    next.getState().clear();
    expect(createSignUpDraftStore(session).getState().draft).toBeNull();
  });

  test('of one mount is not changed by another on the same page', () => {
    const [one, other] = [createSignUpDraftStore(session), createSignUpDraftStore(session)];
    one.getState().save(typed);
    expect(other.getState().draft).toBeNull();
    other.getState().clear();
    expect(one.getState().draft).toMatchObject({ firstName: 'Ayu' });
  });

  test('is unknown to another page', () => {
    createSignUpDraftStore(session).getState().save(typed);
    expect(createSignUpDraftStore(createFakeShell().context.session).getState().draft).toBeNull();
  });
});

describe('the remote', () => {
  const { prepare, mount } = createRemote(definition);

  async function mountIn(shell: FakeShell) {
    const element = document.body.appendChild(document.createElement('div'));
    await prepare(shell.context);
    let unmount: () => void = () => undefined;
    await act(async () => {
      unmount = mount(element, shell.context);
    });
    const field = () => within(element).getByLabelText<HTMLInputElement>('First name');
    const leave = () =>
      act(async () => {
        unmount();
        await new Promise((resolve) => setTimeout(resolve)); // the remote unmounts in a task of its own
      });
    return { field, leave };
  }

  test('mounted twice at once has a draft for each', async () => {
    const [first, second] = [createFakeShell({ path }), createFakeShell({ path })];
    const [one, other] = [await mountIn(first), await mountIn(second)];
    fireEvent.input(one.field(), { target: { value: 'Ayu' } });
    fireEvent.input(other.field(), { target: { value: 'Bima' } });
    await one.leave();
    expect(other.field().value).toBe('Bima');
    await other.leave();
    const again = async (before: FakeShell) =>
      (await mountIn(createFakeShell({ path, before }))).field().value;
    expect([await again(second), await again(first)]).toEqual(['Bima', 'Ayu']);
  });
});
