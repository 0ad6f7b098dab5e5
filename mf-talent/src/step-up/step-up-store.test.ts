import { createFakeShell } from '@sabi/shell-sdk/testing';
import { waitFor } from '@testing-library/react';
import { createStepUpStore } from './step-up-store';

const insufficient = { error: { status: 403, code: 'insufficient_aal', message: '' } };
const done = { error: null };
const createStore = () => createStepUpStore(createFakeShell({ client: {} }).context);
const answerOf = (store: ReturnType<typeof createStore>) =>
  waitFor(() => {
    const { answer } = store.getState();
    if (!answer) throw new Error('The second factor is not asked for');
    return answer;
  });

test('a call that needs no second factor is made once, and nothing is asked', async () => {
  const store = createStore();
  const call = jest.fn(async () => done);
  expect(await store.getState().tryProtected(call)).toBeNull();
  expect(call).toHaveBeenCalledTimes(1);
  expect(store.getState().answer).toBeNull();
});

test('a call that needs it is made once more after the session was raised', async () => {
  const store = createStore();
  const call = jest.fn(async (): Promise<{ error: unknown }> => done).mockResolvedValueOnce(insufficient);
  const outcome = store.getState().tryProtected(call);
  (await answerOf(store))(true);
  expect(await outcome).toBeNull();
  expect(call).toHaveBeenCalledTimes(2);
  expect(store.getState().answer).toBeNull();
});

test('whoever gives no code gets the refusal', async () => {
  const store = createStore();
  const call = jest.fn(async () => insufficient);
  const outcome = store.getState().tryProtected(call);
  (await answerOf(store))(false);
  expect(await outcome).toMatchObject({ kind: 'refused', code: 'insufficient_aal' });
  expect(call).toHaveBeenCalledTimes(1);
});

test('one mount asks for nothing that another needs', async () => {
  const [one, other] = [createStore(), createStore()];
  void one.getState().tryProtected(async () => insufficient);
  await answerOf(one);
  expect(other.getState().answer).toBeNull();
});
