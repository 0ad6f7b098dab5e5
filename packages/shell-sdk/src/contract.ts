import type { Language } from '@sabi/contracts/language';
import type { GoTrueClient } from '@supabase/auth-js';

/**
 * Version of everything in this file and of the loading of remotes' entries. It increases only with breaking changes; a
 * shell accepts remotes of its own version and of the previous one. 2: entries use the shell's federation runtime.
 */
export const shellProtocol = 2;

/** A changing value, as `useSyncExternalStore` needs it. */
export interface Observable<T> {
  get(): T;
  /** @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
}

/** The visitor's location. `pathname` has no language prefix: `/blog`, never `/id/blog`. */
export interface ShellLocation {
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
  /** With its `#`, or empty. */
  readonly hash: string;
  readonly state: unknown;
  readonly key: string;
}

export interface NavigateOptions {
  readonly replace?: boolean;
  /** Stored with the history entry until the tab is closed; never in the address. */
  readonly state?: unknown;
}

export interface SignedInUser {
  readonly id: string;
  readonly email: string;
  /** Sign-up data, set by the account's owner. */
  readonly metadata: Readonly<Record<string, unknown>>;
  /** The session lacks the account's second factor: until then services accept only the sign-in. */
  readonly lacksSecondFactor?: boolean;
  /** Roles of the staff; absent without one. Services decide by the token, so it is only for what is shown. */
  readonly staffRoles?: readonly string[];
}

/** `unknown` until storage has been read, and always on the server. */
export type SessionState =
  | { readonly status: 'unknown' }
  | {
      readonly status: 'signed-out';
      /** The session expired or was ended elsewhere, without a sign-out on this page. */
      readonly hasEnded?: boolean;
    }
  | { readonly status: 'signed-in'; readonly user: SignedInUser };

export interface ShellSession {
  readonly state: Observable<SessionState>;
  /** The page's only client, loaded at the first call. */
  getClient(): Promise<GoTrueClient>;
}

export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'neutral' | 'success' | 'destructive';
  /** Action beside the message; an earlier shell shows only the message. */
  readonly action?: { readonly label: string; readonly onSelect: () => void };
}

/** Metadata of a page for browsers, search engines and link previews. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly robots?: 'noindex';
  readonly openGraphType?: 'website' | 'article';
  /**
   * JSON-LD (schema.org), one object per thing. Every fact in it is also visible on the page. The shell adds the page's
   * card as `image` to a `mainEntityOfPage` that has none.
   */
  readonly structuredData?: readonly Readonly<Record<string, unknown>>[];
}

/** Messages between remotes: `<remote>:<past participle phrase>`. Data only, no functions. */
export interface EventChannel {
  emit(event: string, detail: unknown): void;
  /** @returns a function that unsubscribes */
  on(event: string, listener: (detail: unknown) => void): () => void;
}

export interface ShellLogger {
  info(event: string, detail?: Readonly<Record<string, unknown>>): void;
  error(event: string, error: unknown): void;
}

/** Contacts of the business outside its site, set by the operator. */
export interface SiteContacts {
  /** Digits with country code, in the format of wa.me. */
  readonly whatsappNumber: string;
  readonly socialLinks: readonly {
    readonly name: 'Facebook' | 'Twitter' | 'Instagram';
    readonly url: string;
  }[];
}

/** A request with a large body and progress events. */
export interface UploadInit {
  readonly body: Blob;
  readonly headers?: HeadersInit | undefined;
  readonly signal?: AbortSignal | null | undefined;
  /** Called repeatedly with the sent share of the body, from 0 to 1. */
  readonly onSent: (share: number) => void;
}

/** The shell's interface for a remote. */
export interface ShellContext {
  readonly language: Language;
  /** The site's address, without a trailing slash; for absolute addresses in feeds and structured data. */
  readonly siteUrl: string;
  readonly contacts: SiteContacts;
  readonly location: Observable<ShellLocation>;
  /** `to` without language prefix: `/blog?q=retail`. */
  navigate(to: string | number, options?: NavigateOptions): void;
  readonly session: ShellSession;
  /** `fetch` with the visitor's access token and language, for addresses of the platform. */
  readonly fetch: typeof fetch;
  /** Like a POST by `fetch`, with progress. Missing in an earlier shell: use `fetch` then. */
  readonly upload?: (path: string, init: UploadInit) => Promise<Response>;
  readonly events: EventChannel;
  readonly logger: ShellLogger;
  /**
   * A failure (`destructive`) stays until it is closed, superseded by the outcome of another try, or its page is left.
   */
  toast(message: ToastMessage): void;
  /**
   * Removes failures, when the action is retried, succeeds without a message, or is cancelled. Missing in an earlier
   * shell.
   */
  readonly clearFailures?: () => void;
  setHead(head: PageHead): void;
  /** Fatal error of the remote: its slot shows the panel with retry. */
  reportFailure(error: unknown): void;
  /** The remote has no page at this address: the shell shows its own 404. */
  showNotFound(): void;
  /**
   * Permanent redirect: 301 by the server, a replaced history entry in the browser. `to` has no language prefix; the
   * visitor's query is kept.
   */
  redirect(to: string): void;
  /**
   * Result of `load` of `createRemoteServer` for the initial address, equal on the server and in the browser; null when
   * the page was not rendered by the server. Not updated by navigation.
   */
  readonly initialState: unknown;
}

/** Removes the remote from its element. */
export interface Unmount {
  (): void;
  /**
   * Fulfilled once the first page reacts to input. While it is pending the shell's limit for a step of a remote runs.
   * Without it the page counts as complete when `mount` returns.
   */
  readonly ready?: Promise<void>;
}

/**
 * The exposed module of a remote, `./remote`. Each step has to end: one that makes no progress for 20 seconds fails the
 * remote as an error does, and what it does afterwards is removed.
 */
export interface RemoteModule {
  /** Loads the requirements of the current page before it is mounted; rejects on failure. */
  prepare?(context: ShellContext): Promise<void>;
  /** Hydrates when the element already holds the remote's HTML. */
  mount(element: HTMLElement, context: ShellContext): Unmount;
}

export interface RenderInput {
  /** Path and query without language prefix: `/blog?q=retail`. */
  readonly url: string;
  readonly language: Language;
  readonly siteUrl: string;
  readonly contacts: SiteContacts;
  /** JSON of the page's data source, where `pageData` in `remote.json` names one. */
  readonly data?: unknown;
}

export interface RenderResult {
  readonly status: number;
  readonly head: PageHead | null;
  readonly html: string;
  /** JSON; passed to `mount` as `initialState`. */
  readonly state: unknown;
  /** Target of status 301, without language prefix and the visitor's query. */
  readonly redirectTo?: string;
  /** Names of its lazily loaded parts, whose files the browser then gets with the document. */
  readonly parts?: readonly string[];
}

/** An address of a remote, for the sitemap. */
export interface ListedPage {
  /** Without language prefix. */
  readonly path: string;
  /** ISO date of the last change of its content, if known. */
  readonly lastModified?: string;
}

/** A file that is no page, such as a feed. Sent unchanged. */
export interface ServedFile {
  readonly contentType: string;
  readonly body: string;
}

export interface RemoteServerModule {
  render(input: RenderInput): Promise<RenderResult>;
  /** Addresses for search engines. */
  listPages?(): readonly ListedPage[];
  /** Other addresses, with query, where a visit may begin. The build measures the scripts of these and of `listPages`. */
  listUnindexedPages?(): readonly string[];
  /** Called for addresses with a file extension. @returns null where the address is a page's */
  serveFile?(input: RenderInput): ServedFile | null;
}
