import { isInPopup, navigateAway, openPopup } from './popup';

const options = { width: 600, height: 700, text: 'Opening …' };

function createWindow() {
  return {
    closed: false,
    opener: window as unknown,
    document: document.implementation.createHTMLDocument(),
    sessionStorage: { setItem: jest.fn() },
    location: { replace: jest.fn() },
    focus: jest.fn(),
    close: jest.fn(),
  };
}

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('a window opens in the middle, shows its text, and then its address', () => {
  const opened = createWindow();
  const open = jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  const popup = openPopup(options);
  const left = Math.round((window.outerWidth - 600) / 2);
  const top = Math.round((window.outerHeight - 700) / 2);
  expect(open).toHaveBeenCalledWith(
    '',
    '_blank',
    `popup,width=600,height=700,left=${Math.max(0, left)},top=${Math.max(0, top)}`,
  );
  expect(opened.document.body.textContent).toBe('Opening …');
  popup?.show('https://pay.example/1');
  expect(opened.location.replace).toHaveBeenCalledWith('https://pay.example/1');
  expect(opened.opener).toBeNull();
  popup?.close();
  expect(opened.close).toHaveBeenCalled();
});

test('a page knows whether it is in such a window', () => {
  const opened = createWindow();
  jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  openPopup(options);
  expect(isInPopup()).toBe(false);
  const [[key, value]] = opened.sessionStorage.setItem.mock.calls as [[string, string]];
  sessionStorage.setItem(key, value);
  expect(isInPopup()).toBe(true);
});

test('a window opens without storage', () => {
  const refusing = {
    setItem: () => {
      throw new DOMException('No', 'SecurityError');
    },
  };
  const opened = { ...createWindow(), sessionStorage: refusing };
  jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  expect(openPopup(options)).not.toBeNull();
});

test('an address outside opens in this window', () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(window);
  navigateAway('https://pay.example/1');
  expect(open).toHaveBeenCalledWith('https://pay.example/1', '_self');
});

test.each([null, { ...createWindow(), closed: true }])('a blocked window is null', (opened) => {
  jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window | null);
  expect(openPopup(options)).toBeNull();
});
