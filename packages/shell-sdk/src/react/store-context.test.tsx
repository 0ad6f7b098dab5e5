import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { createStore } from 'zustand/vanilla';
import { createStoreContext } from './store-context';

interface Counter {
  readonly count: number;
  readonly name: string;
  readonly add: () => void;
}

const [CounterContext, useCounter] = createStoreContext<Counter>('CounterProvider');

function CounterProvider({ name, children }: { name: string; children: ReactNode }) {
  const [store] = useState(() =>
    createStore<Counter>()((set) => ({
      count: 0,
      name,
      add: () => set(({ count }) => ({ count: count + 1 })),
    })),
  );
  return <CounterContext value={store}>{children}</CounterContext>;
}

function Count() {
  const name = useCounter((state) => state.name);
  const count = useCounter((state) => state.count);
  const add = useCounter((state) => state.add);
  return <button onClick={add}>{`${name} ${count}`}</button>;
}

test('components of one mount share its store, and another mount has its own', () => {
  const mount = (name: string) =>
    render(
      <CounterProvider name={name}>
        <Count />
        <Count />
      </CounterProvider>,
    );
  mount('one');
  mount('other');
  act(() => screen.getAllByRole('button', { name: 'one 0' })[0]?.click());
  const labels = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(labels).toEqual(['one 1', 'one 1', 'other 0', 'other 0']);
});

test('a component is rendered again only for what it reads', () => {
  const rendered = jest.fn();
  function Name() {
    rendered(useCounter((state) => state.name));
    return null;
  }
  render(
    <CounterProvider name="one">
      <Name />
      <Count />
    </CounterProvider>,
  );
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('button').textContent).toBe('one 1');
  expect(rendered).toHaveBeenCalledTimes(1);
});

test('without its provider the hook throws by name', () => {
  expect(() => renderToString(<Count />)).toThrow('There is no CounterProvider around this component');
});
