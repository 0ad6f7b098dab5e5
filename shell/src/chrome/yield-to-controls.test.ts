import { yieldingAttribute, yieldToControls } from './yield-to-controls';

const box = (left: number, top: number, size: number) =>
  ({ left, top, right: left + size, bottom: top + size }) as DOMRect;

let below: Element[] = [];
let frames: FrameRequestCallback[] = [];

const paint = () => {
  for (const frame of frames.splice(0)) frame(0);
};

function place(html: string) {
  document.body.innerHTML = `<main>${html}</main><a id="chat" href="https://chat.example">Chat</a>`;
  const chat = document.querySelector<HTMLElement>('#chat');
  if (!chat) throw new Error('no chat');
  jest.spyOn(chat, 'getBoundingClientRect').mockReturnValue(box(100, 100, 48));
  below = [chat];
  return chat;
}

beforeEach(() => {
  frames = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  Object.assign(document, { elementsFromPoint: () => below });
  Object.assign(window, {
    ResizeObserver: class {
      observe = jest.fn();
      disconnect = jest.fn();
    },
  });
});

afterEach(() => jest.restoreAllMocks());

test('over a control, or what is inside one, it is marked; beside them it is not', () => {
  const chat = place('<p>Text</p><button><span>Save</span></button>');
  const leaving = new AbortController();
  yieldToControls(chat, leaving.signal);
  paint();
  expect(chat.hasAttribute(yieldingAttribute)).toBe(false);
  below = [chat, ...document.querySelectorAll('span, p')];
  window.dispatchEvent(new Event('scroll'));
  paint();
  expect(chat.hasAttribute(yieldingAttribute)).toBe(true);
  below = [chat, ...document.querySelectorAll('p')];
  window.dispatchEvent(new Event('scroll'));
  paint();
  expect(chat.hasAttribute(yieldingAttribute)).toBe(false);
  leaving.abort();
});

test('many events are one look, and after the end there is none', () => {
  const chat = place('<p>Text</p>');
  const leaving = new AbortController();
  yieldToControls(chat, leaving.signal);
  for (let event = 0; event < 5; event += 1) window.dispatchEvent(new Event('scroll'));
  expect(frames).toHaveLength(1);
  paint();
  leaving.abort();
  window.dispatchEvent(new Event('scroll'));
  expect(frames).toHaveLength(0);
});
