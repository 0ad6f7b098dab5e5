import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setReducedMotion } from '@sabi/ui/testing';
import { renderPart } from '../../../testing/render-part';
import { clientEntries, talentEntries } from './entries';
import { autoSlideMs, testimonialsPerPage } from './testimonial-paging';
import { Testimonials } from './testimonials';
import commonEn from '../../../locales/en/common.json';
import homeEn from '../../../locales/en/home.json';

const clients = clientEntries.map(({ name }) => name);
const talents = talentEntries.map(({ name }) => name);

const panel = () => screen.getByRole('tabpanel');
const button = (name: string) => within(panel()).getByRole('button', { name });
const shown = () =>
  [...clients, ...talents].filter((name) =>
    within(panel())
      .queryAllByText(name)
      .some((element) => !element.closest('[hidden]')),
  );
const selectTalents = () => fireEvent.click(screen.getByRole('tab', { name: 'Talents' }));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  setReducedMotion(true);
});
afterEach(() => jest.useRealTimers());

test('five of each side, three to a page, a page for 5000 ms', () => {
  expect([clients.length, talents.length]).toEqual([5, 5]);
  expect({ testimonialsPerPage, autoSlideMs }).toEqual({ testimonialsPerPage: 3, autoSlideMs: 5000 });
});

describe('by hand', () => {
  beforeEach(() => renderPart(Testimonials));

  test('clients come first, and pages wrap', () => {
    expect(panel()).toBe(screen.getByRole('tabpanel', { name: 'Clients' }));
    expect(shown()).toEqual(clients.slice(0, 3));
    fireEvent.click(button(commonEn.testimonials.next));
    expect(shown()).toEqual(clients.slice(3));
    fireEvent.click(button(commonEn.testimonials.next));
    expect(shown()).toEqual(clients.slice(0, 3));
    fireEvent.click(button(commonEn.testimonials.previous));
    expect(shown()).toEqual(clients.slice(3));
    fireEvent.click(button(commonEn.testimonials.previous));
    expect(shown()).toEqual(clients.slice(0, 3));
  });

  test('the other tab starts at its first page, and its dots lead to a page', () => {
    fireEvent.click(button(commonEn.testimonials.next));
    selectTalents();
    expect(shown()).toEqual(talents.slice(0, 3));
    fireEvent.click(button('Page 2 of 2'));
    expect(shown()).toEqual(talents.slice(3));
    fireEvent.click(screen.getByRole('tab', { name: 'Clients' }));
    expect(shown()).toEqual(clients.slice(0, 3));
  });

  test('the sides are tabs beside each other', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.tab();
    for (const [key, side] of [
      ['ArrowRight', 'Talents'],
      ['ArrowRight', 'Clients'],
      ['ArrowLeft', 'Talents'],
      ['Home', 'Clients'],
      ['End', 'Talents'],
    ] as const) {
      await user.keyboard(`{${key}}`);
      expect(document.activeElement).toBe(screen.getByRole('tab', { name: side, selected: true }));
    }
  });

  test('a client says for which company, a talent how good it was and when', () => {
    expect(within(panel()).getByText(homeEn.testimonials.clients.plantManager.position)).toBeTruthy();
    selectTalents();
    expect(within(panel()).getAllByRole('img', { name: '5 out of 5 stars' })).toHaveLength(3);
    expect(within(panel()).getByText('2 months ago')).toBeTruthy();
  });
});

test('in Indonesian too', () => {
  renderPart(Testimonials, { language: 'id' });
  fireEvent.click(screen.getByRole('tab', { name: 'Talenta' }));
  expect(within(panel()).getByText('2 bulan yang lalu')).toBeTruthy();
});

describe('by itself, where motion is welcome', () => {
  beforeEach(() => {
    setReducedMotion(false);
    renderPart(Testimonials);
  });

  test('the next page comes after 5000 ms', () => {
    pass(4999);
    expect(shown()).toEqual(clients.slice(0, 3));
    pass(1);
    expect(shown()).toEqual(clients.slice(3));
    pass(5000);
    expect(shown()).toEqual(clients.slice(0, 3));
  });

  test('paused on one side, the other stays still as well', () => {
    fireEvent.click(button(commonEn.testimonials.pause));
    selectTalents();
    pass(60_000);
    expect(shown()).toEqual(talents.slice(0, 3));
    expect(button(commonEn.testimonials.play)).toBeTruthy();
  });
});
