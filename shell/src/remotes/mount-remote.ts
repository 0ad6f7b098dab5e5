import type { RegisteredRemote } from '@sabi/contracts/http/gateway/platform';
import type { RemoteModule, ShellContext, Unmount } from '@sabi/shell-sdk';
import { reportRemote } from './report-remote';
import { unlessStalled } from './stall';

export interface MountInput {
  readonly remote: RegisteredRemote;
  /** The slot's element, asked for when the module is there; null once the slot is gone. */
  readonly findElement: () => HTMLElement | null;
  /** Path and query of the page that the server rendered into the element; null without one. */
  readonly prerenderedAt: string | null;
  readonly loadModule: (remote: RegisteredRemote) => Promise<RemoteModule>;
  readonly createContext: (remote: RegisteredRemote, reportFailure: (error: unknown) => void) => ShellContext;
}

export interface MountEvents {
  readonly onMounted: () => void;
  /** Called once at most, and not after the end. */
  readonly onFailed: (failure: MountFailure) => void;
}

export interface MountFailure {
  /** Whether the remote was given the element, which then cannot be given to another attempt. */
  readonly isElementUsed: boolean;
  /** Copies of what the server rendered, where the page did not come to react; empty otherwise. */
  readonly sent: readonly Node[];
}

/**
 * Loads, prepares and mounts a remote. A step that throws, rejects or does not end fails the attempt, as does the remote
 * itself by `reportFailure` at any time later.
 * @returns ends the attempt: what is mounted is unmounted, and what arrives later is not mounted
 */
export function mountRemote(input: MountInput, events: MountEvents): () => void {
  const { remote, findElement, prerenderedAt, loadModule, createContext } = input;
  const { name } = remote;
  let hasEnded = false;
  let isElementUsed = false;
  let sent: readonly Node[] = [];
  let unmount: Unmount | undefined;

  const end = () => {
    hasEnded = true;
    if (unmount) unmountSafely(remote, unmount);
    unmount = undefined;
  };
  const fail = (error: unknown) => {
    if (hasEnded) return;
    end();
    console.error('remote.failed', name, error);
    reportRemote('failed', remote);
    events.onFailed({ isElementUsed, sent });
  };
  /** @returns when its first page reacts */
  const accept = (mounted: unknown): Promise<void> | undefined => {
    if (typeof mounted !== 'function') throw new TypeError(`mount of ${name} has not returned a function`);
    const received = mounted as Unmount;
    if (hasEnded) {
      unmountSafely(remote, received);
      return undefined;
    }
    unmount = received;
    events.onMounted();
    return received.ready;
  };
  const mount = async () => {
    if (remote.trafficPercent < 100) reportRemote('shown', remote);
    const module = await unlessStalled(`Loading ${name}`, loadModule(remote));
    if (hasEnded) return;
    const context = createContext(remote, fail);
    await unlessStalled(`prepare of ${name}`, module.prepare?.(context));
    const element = findElement();
    if (hasEnded || !element) return;
    const { pathname, search } = context.location.get();
    // The visitor navigated before hydration: the prerendered markup belongs to another page.
    if (prerenderedAt !== `${pathname}${search}`) element.replaceChildren();
    sent = copyContent(element);
    isElementUsed = true;
    const mounted: unknown = module.mount(element, context);
    // The contract has no promise, but a remote may return one: at run time nothing but this line sees it.
    const ready =
      mounted instanceof Promise
        ? await unlessStalled(`mount of ${name}`, mounted.then(accept))
        : accept(mounted);
    await unlessStalled(`The first page of ${name}`, ready);
    sent = [];
  };
  mount().catch(fail);
  return end;
}

/** In a document that is not shown, where no image of the copy is loaded. */
function copyContent(element: HTMLElement): readonly Node[] {
  if (!element.hasChildNodes()) return [];
  return [...document.implementation.createHTMLDocument('').importNode(element, true).childNodes];
}

/** What a remote throws while it is removed is not thrown into the shell, which shows another page by then. */
function unmountSafely(remote: RegisteredRemote, unmount: Unmount): void {
  try {
    unmount();
  } catch (error) {
    console.error('remote.unmount.failed', remote.name, error);
    reportRemote('failed', remote);
  }
}
