import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import home from '../../../../locales/en/home.json';
import { setReducedMotion } from '@sabi/ui/testing';
import { renderPart } from '../../../../testing/render-part';
import { Hero } from '../hero';

const phrases = home.hero.phrases;
const shown = () => screen.getByTestId('typed').textContent;

/** In short steps, as each state sets the next timer only after React has rendered. */
function pass(ms: number): void {
  for (let left = ms; left > 0; left -= 50) act(() => jest.advanceTimersByTime(Math.min(50, left)));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('where motion is welcome', () => {
  beforeEach(() => {
    setReducedMotion(false);
    renderPart(Hero);
  });

  test('a full cycle holds each phrase 2000 ms, deletes at 50 ms, types at 100 ms, and begins anew', () => {
    for (const [index, phrase] of phrases.entries()) {
      const next = phrases[(index + 1) % phrases.length] ?? '';
      expect(shown()).toBe(phrase);
      pass(2000);
      expect(shown()).toBe(phrase);
      for (let length = phrase.length - 1; length >= 0; length -= 1) {
        pass(49);
        expect(shown()).toBe(phrase.slice(0, length + 1));
        pass(1);
        expect(shown()).toBe(phrase.slice(0, length));
      }
      for (let length = 1; length <= next.length; length += 1) {
        pass(99);
        expect(shown()).toBe(next.slice(0, length - 1));
        pass(1);
        expect(shown()).toBe(next.slice(0, length));
      }
    }
    expect(shown()).toBe(phrases[0]);
  });

  test('whatever is typed, a screen reader hears every phrase whole and once', () => {
    pass(2300);
    expect(
      screen.getByRole('heading', { level: 1, name: `One Stop Solution for ${phrases.join(', ')}` }),
    ).toBeTruthy();
  });

  test('every phrase keeps its space, and the letters not typed yet keep theirs', () => {
    pass(2000 + 5 * 50);
    const stage = screen.getByTestId('typed').parentElement?.parentElement;
    const spacers = [...(stage?.querySelectorAll<HTMLElement>('[data-phrase]') ?? [])].map(
      ({ dataset }) => dataset['phrase'],
    );
    expect(spacers).toEqual(phrases);
    expect(screen.getByTestId('typed').parentElement?.textContent).toBe(phrases[0]);
  });

  test('the visitor can stop it, at a whole phrase, and start it again', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    pass(2000 + 5 * 50);
    await user.click(screen.getByRole('button', { name: home.hero.pause }));
    pass(60_000);
    expect(shown()).toBe(phrases[0]);
    await user.click(screen.getByRole('button', { name: home.hero.play }));
    pass(60);
    expect(shown()).toBe('HR recruitment p');
  });
});

test('under reduced motion the first phrase stands still', () => {
  setReducedMotion(true);
  renderPart(Hero);
  pass(60_000);
  expect(shown()).toBe(phrases[0]);
  expect(screen.queryByRole('button')).toBeNull();
});
