import { render } from '@testing-library/react';
import { styleSingleton } from '.';

class SheetOfText {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}

const adopted = () => (document.adoptedStyleSheets as unknown as SheetOfText[]).map(({ text }) => text);

beforeEach(() => {
  // jsdom has none of its own.
  Object.assign(window, { CSSStyleSheet: SheetOfText });
  Object.assign(document, { adoptedStyleSheets: [] });
});

test('styles are there once for all who use them, without an element, and gone with the last', () => {
  const Style = styleSingleton();
  const first = render(<Style styles="body { overflow: hidden }" />);
  const second = render(<Style styles="body { overflow: clip }" />);
  expect(adopted()).toEqual(['body { overflow: hidden }']);
  expect(document.querySelector('style')).toBeNull();
  first.unmount();
  expect(adopted()).toHaveLength(1);
  second.unmount();
  expect(adopted()).toEqual([]);
});

test('dynamic styles follow their user, and those of others stay', () => {
  const [Style, Other] = [styleSingleton(), styleSingleton()];
  render(<Other styles="a {}" />);
  const { rerender } = render(<Style styles="b {}" dynamic />);
  rerender(<Style styles="c {}" dynamic />);
  expect(adopted()).toEqual(['a {}', 'c {}']);
});
