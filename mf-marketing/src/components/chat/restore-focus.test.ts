import { restoreFocus } from './restore-focus';

describe('the focus that was lost', () => {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);

  beforeEach(() => {
    document.body.innerHTML = '<div role="dialog" tabindex="-1"><input></div><button></button>';
  });

  test.each([
    ['the page has it', 'body', 'INPUT'],
    ['the dialog around it has it', '[role=dialog]', 'INPUT'],
    ['focus has moved elsewhere', 'button', 'BUTTON'],
  ])('when %s', (_who, holder, after) => {
    find(holder)?.focus();
    restoreFocus(find('input'));
    expect(document.activeElement?.tagName).toBe(after);
  });
});
