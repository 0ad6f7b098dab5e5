import { act, screen, within } from '@testing-library/react';
import { setReducedMotion } from '@sabi/ui/testing';
import { renderPart } from '../../../testing/render-part';
import { tickMs } from './count-up';
import { Statistics } from './statistics';
import homeEn from '../../../locales/en/home.json';

let report: (ratio: number) => void;
let thresholds: unknown;

/** The test sets the visible share of the band. */
class FakeObserver {
  constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit) {
    thresholds = options.threshold;
    report = (intersectionRatio) =>
      act(() =>
        callback(
          [{ intersectionRatio } as IntersectionObserverEntry],
          this as unknown as IntersectionObserver,
        ),
      );
  }
  observe() {}
  disconnect() {}
}

/** In steps of a tick, as each sets the next timer only after React has rendered. */
function passTicks(count: number): void {
  for (let tick = 0; tick < count; tick += 1) act(() => jest.advanceTimersByTime(tickMs));
}

const band = () => within(screen.getByRole('region', { name: homeEn.statistics.title }));
const figures = () => band().getAllByRole('definition');
const seen = () => figures().map((figure) => figure.querySelector('[aria-hidden]')?.textContent);
const heard = () => figures().map((figure) => figure.querySelector(':not([aria-hidden])')?.textContent);

beforeEach(() => {
  jest.useFakeTimers();
  window.IntersectionObserver = FakeObserver as unknown as typeof IntersectionObserver;
});
afterEach(() => jest.useRealTimers());

describe('where motion is welcome', () => {
  beforeEach(() => {
    setReducedMotion(false);
    renderPart(Statistics);
  });

  test('nothing counts before 30% of the band is in view', () => {
    expect(thresholds).toBe(0.3);
    report(0);
    passTicks(100);
    report(0.29);
    passTicks(100);
    expect(seen()).toEqual(['0+', '0+', '98%']);
  });

  test('talent arrives at tick 40, placements at tick 42, and neither goes beyond', () => {
    report(0);
    report(0.3);
    passTicks(1);
    expect(seen()).toEqual(['12K+', '12+', '98%']);
    passTicks(38);
    expect(seen()).toEqual(['487K+', '468+', '98%']);
    passTicks(1);
    expect(seen()).toEqual(['500K+', '480+', '98%']);
    passTicks(1);
    expect(seen()).toEqual(['500K+', '492+', '98%']);
    passTicks(1);
    expect(seen()).toEqual(['500K+', '500+', '98%']);
    passTicks(50);
    expect(seen()).toEqual(['500K+', '500+', '98%']);
  });

  test('a screen reader hears the final figures all the while', () => {
    report(0);
    expect(heard()).toEqual(['500K+', '500+', '98%']);
    report(0.5);
    passTicks(7);
    expect(heard()).toEqual(['500K+', '500+', '98%']);
  });
});

test('under reduced motion the final figures stand there, each with its name and what it counts', () => {
  setReducedMotion(true);
  renderPart(Statistics);
  expect(seen()).toEqual(['500K+', '500+', '98%']);
  expect(
    band()
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'talent processedPeople we have screened since we began',
    'successful placementsPeople who started work with a client of ours',
    'Talent Excellence ScoreClients who rate a placement good or better after three months',
  ]);
});
