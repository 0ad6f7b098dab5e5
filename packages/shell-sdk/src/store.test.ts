import { createStore } from './store';

test('a new value is there when its listeners are notified, without arguments', () => {
  const store = createStore('first');
  const seen: unknown[][] = [];
  store.subscribe((...values: unknown[]) => seen.push([store.get(), ...values]));
  store.set('second');
  expect(seen).toEqual([['second']]);
});

test('the same value set again notifies nobody', () => {
  const value = { name: 'Ayu' };
  const store = createStore(value);
  const listener = jest.fn();
  store.subscribe(listener);
  store.set(value);
  expect(listener).not.toHaveBeenCalled();
});

test.each([
  ['an object', { name: 'Ayu', city: 'Bogor' }, { name: 'Sri' }],
  ['a list', ['a', 'b'], ['c']],
  ['null', { name: 'Ayu' }, null],
  ['a function', () => 'first', () => 'second'],
])('%s replaces the value before it as a whole', (_kind, first: unknown, second: unknown) => {
  const store = createStore(first);
  store.set(second);
  expect(store.get()).toBe(second);
});

test('a subscription ends alone, even when its listener has another', () => {
  const store = createStore(1);
  const listener = jest.fn();
  const end = store.subscribe(listener);
  store.subscribe(listener);
  end();
  store.set(2);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('two stores of the same value are apart', () => {
  const initial = { toasts: [] as string[] };
  const [one, other] = [createStore(initial), createStore(initial)];
  one.set({ toasts: ['Saved'] });
  expect(other.get()).toBe(initial);
});

test('what a listener throws is reported, and reaches neither the others nor who sets the value', () => {
  const reported = jest.spyOn(globalThis, 'reportError').mockImplementation();
  const store = createStore('first');
  const broken = new Error('broken listener');
  const after = jest.fn();
  store.subscribe(() => {
    throw broken;
  });
  store.subscribe(after);
  expect(() => store.set('second')).not.toThrow();
  expect(after).toHaveBeenCalledTimes(1);
  expect(reported.mock.calls).toEqual([[broken]]);
});
