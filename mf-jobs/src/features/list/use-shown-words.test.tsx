import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useShownWords } from './use-shown-words';

function Field({ words }: { words: string }) {
  return <input ref={useShownWords(words)} defaultValue={words} />;
}

test('words typed before hydration stay, until a link changes the address', async () => {
  document.body.innerHTML = `<div>${renderToString(<Field words="" />)}</div>`;
  const input = document.querySelector('input') as HTMLInputElement;
  input.value = 'barista';
  const root = await act(async () => hydrateRoot(input.parentElement as Element, <Field words="" />));
  expect(input.value).toBe('barista');
  await act(async () => root.render(<Field words="perawat" />));
  expect(document.querySelector('input')).toBe(input);
  expect(input.value).toBe('perawat');
});
