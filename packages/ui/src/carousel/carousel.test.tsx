import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { setReducedMotion } from '../testing';
import { Carousel, splitIntoPages, usePaging } from '.';

const texts = {
  previous: 'Previous',
  next: 'Next',
  position: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
  pause: 'Pause',
  play: 'Play',
};

function Example({ pages = ['one', 'two', 'three'] }: { pages?: string[] }) {
  const paging = usePaging({ pageCount: pages.length, autoSlideMs: 5000 });
  return (
    <Carousel
      label="Things"
      texts={texts}
      paging={paging}
      pages={pages.map((page) => (
        <p key={page}>{page}</p>
      ))}
    />
  );
}

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const button = (name: string) => screen.getByRole('button', { name });
const shown = () => {
  const visible = screen.getAllByText(/^(one|two|three)$/).filter((element) => !element.closest('[hidden]'));
  expect(visible).toHaveLength(1);
  return visible[0]?.textContent;
};

beforeEach(() => {
  jest.useFakeTimers();
  setReducedMotion(false);
});
afterEach(() => jest.useRealTimers());

describe('turned by the visitor', () => {
  test('previous and next wrap, by keys too, and what is shown is announced', async () => {
    render(<Example />);
    await user.click(button('Previous'));
    expect(shown()).toBe('three');
    expect(screen.getByRole('status').textContent).toBe('Page 3 of 3');
    await user.click(button('Next'));
    expect(shown()).toBe('one');
    act(() => button('Previous').focus());
    await user.keyboard('{Enter}');
    expect(shown()).toBe('three');
    act(() => button('Next').focus());
    await user.keyboard(' ');
    expect(shown()).toBe('one');
    expect(screen.getByRole('status').textContent).toBe('Page 1 of 3');
  });

  test('a dot leads to its page, keeps the focus, and says which one is current', async () => {
    render(<Example />);
    act(() => button('Page 2 of 3').focus());
    await user.keyboard('{Enter}');
    expect(shown()).toBe('two');
    expect(document.activeElement).toBe(button('Page 2 of 3'));
    expect(button('Page 2 of 3').getAttribute('aria-current')).toBe('true');
    expect(button('Page 1 of 3').hasAttribute('aria-current')).toBe(false);
  });

  test('with one page the arrows are disabled, and there are no dots and nothing to pause', () => {
    render(<Example pages={['one']} />);
    expect(screen.getAllByRole('button')).toEqual([button('Previous'), button('Next')]);
    for (const arrow of screen.getAllByRole<HTMLButtonElement>('button')) expect(arrow.disabled).toBe(true);
  });
});

describe('turned by time', () => {
  test('the next page comes after the time its caller gave, and the first after the last; nothing is announced', () => {
    render(<Example />);
    pass(4999);
    expect(shown()).toBe('one');
    pass(1);
    expect(shown()).toBe('two');
    pass(5000);
    expect(shown()).toBe('three');
    pass(5000);
    expect(shown()).toBe('one');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('a page the visitor turned to stays its whole time', async () => {
    render(<Example />);
    pass(4000);
    fireEvent.click(button('Next'));
    pass(4999);
    expect(shown()).toBe('two');
  });

  test('it waits while the pointer is on it', () => {
    render(<Example />);
    fireEvent.pointerEnter(screen.getByText('one'));
    pass(60_000);
    expect(shown()).toBe('one');
    fireEvent.pointerLeave(screen.getByText('one'));
    pass(5000);
    expect(shown()).toBe('two');
  });

  test('it waits while the focus is in it, wherever inside the focus goes', () => {
    render(<Example />);
    act(() => button('Previous').focus());
    act(() => button('Next').focus());
    pass(60_000);
    expect(shown()).toBe('one');
    act(() => button('Next').blur());
    pass(5000);
    expect(shown()).toBe('two');
  });

  test('the visitor can pause it, and let it go on', async () => {
    render(<Example />);
    await user.click(button('Pause'));
    pass(60_000);
    expect(shown()).toBe('one');
    await user.click(button('Play'));
    pass(5000);
    expect(shown()).toBe('two');
  });

  test('under reduced motion it never moves, and there is nothing to pause', () => {
    setReducedMotion(true);
    render(<Example />);
    pass(60_000);
    expect(shown()).toBe('one');
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  });
});

test('the server sends every page, and nothing only script could work', () => {
  const html = renderToString(<Example />);
  expect(html.match(/<p>(one|two|three)<\/p>/g)).toHaveLength(3);
  expect(html).not.toMatch(/<button|style=/);
});

test('items are split in order, so many to a page', () => {
  expect(splitIntoPages([1, 2, 3, 4, 5], 3)).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
  expect(splitIntoPages([], 3)).toEqual([]);
});
