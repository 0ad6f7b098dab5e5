import { type Language, localizedPath, parseLocalizedPath } from '@sabi/contracts/language';
import type { NavigateOptions, Observable, ShellLocation } from '../contract';
import { createStore } from '../store';

export interface Navigation {
  readonly location: Observable<ShellLocation>;
  readonly language: Observable<Language>;
  /** `to` without language prefix, or a number of history steps. */
  navigate(to: string | number, options?: NavigateOptions): void;
  /** The same page in another language. */
  switchLanguage(language: Language): void;
}

export interface NavigationOptions {
  /** @returns the page's new address, both without language prefix; undefined when it has not moved */
  findMoved?(path: string, search: string): string | undefined;
}

/** The only owner of the browser's history. */
export function createNavigation(
  window: Window,
  { findMoved = () => undefined }: NavigationOptions = {},
): Navigation {
  const first = readLocation(window);
  const location = createStore(first.location);
  const language = createStore(first.language);

  const update = () => {
    const current = readLocation(window);
    language.set(current.language);
    location.set(current.location);
  };
  const go = (href: string, { replace = false, state = null }: NavigateOptions) => {
    const entry = { key: createKey(), state };
    if (replace) window.history.replaceState(entry, '', href);
    else window.history.pushState(entry, '', href);
    const samePath = window.location.pathname === localizedPath(language.get(), location.get().pathname);
    update();
    showPosition(window, samePath);
  };
  const follow = (to: string): string => {
    const { pathname, search, hash } = new URL(to, window.location.origin);
    const moved = findMoved(pathname, search);
    return moved === undefined ? to : `${moved}${hash}`;
  };
  window.addEventListener('popstate', update);

  return {
    location,
    language,
    navigate: (to, options = {}) => {
      if (typeof to === 'number') window.history.go(to);
      else go(localizedPath(language.get(), follow(resolve(to, location.get()))), options);
    },
    switchLanguage: (next) => {
      const { pathname, search, hash, state } = location.get();
      go(localizedPath(next, `${pathname}${search}${hash}`), { replace: true, state });
    },
  };
}

function readLocation(window: Window): { language: Language; location: ShellLocation } {
  const { pathname, search, hash } = window.location;
  const { language, path } = parseLocalizedPath(pathname);
  const entry = (window.history.state ?? {}) as { key?: string; state?: unknown };
  return {
    language,
    location: { pathname: path, search, hash, state: entry.state ?? null, key: entry.key ?? 'initial' },
  };
}

/** `?q=x` and `#part` keep the current path. */
function resolve(to: string, { pathname, search }: ShellLocation): string {
  if (to.startsWith('?')) return `${pathname}${to}`;
  if (to.startsWith('#')) return `${pathname}${search}${to}`;
  return to;
}

/** A new page starts at its top or at its fragment; a changed query keeps the scroll position. */
function showPosition(window: Window, samePath: boolean): void {
  const { hash } = window.location;
  if (hash) window.document.getElementById(partName(hash))?.scrollIntoView();
  else if (!samePath) window.scrollTo(0, 0);
}

/** An invalid encoding, such as `#100%`, is used literally. */
function partName(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

function createKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
