import type { Language } from '@sabi/contracts/language';
import type { GoTrueClient } from '@supabase/auth-js';

/**
 * Version of everything in this file and of how a remote's entry is loaded. It grows only for breaks; a shell takes remotes
 * of its own version and of the one before. 2: entries use the federation runtime that the shell hands out.
 */
export const shellProtocol = 2;

/** A value that changes; made for `useSyncExternalStore`. */
export interface Observable<T> {
  get(): T;
  /** @returns the function that ends the subscription */
  subscribe(listener: () => void): () => void;
}

/** Where the visitor is. `pathname` has no language prefix: `/blog`, never `/id/blog`. */
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
  /** Stored with the history entry, gone with the tab; never in the address. */
  readonly state?: unknown;
}

export interface SignedInUser {
  readonly id: string;
  readonly email: string;
  /** Sign-up data, as the account's owner gave it. */
  readonly metadata: Readonly<Record<string, unknown>>;
  /** The account has a second factor that the session has yet to show: until then nothing but signing in answers it. */
  readonly lacksSecondFactor?: boolean;
}

/** `unknown` until storage has been read; the server always renders it. */
export type SessionState =
  | { readonly status: 'unknown' }
  | {
      readonly status: 'signed-out';
      /** There was a session, and nobody has signed out on this page: it has expired, or was ended elsewhere. */
      readonly hasEnded?: boolean;
    }
  | { readonly status: 'signed-in'; readonly user: SignedInUser };

export interface ShellSession {
  readonly state: Observable<SessionState>;
  /** The one client of the page, loaded when first asked for. */
  getClient(): Promise<GoTrueClient>;
}

export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'neutral' | 'success' | 'destructive';
  /** An action offered with the message; an earlier shell shows the message alone. */
  readonly action?: { readonly label: string; readonly onSelect: () => void };
}

/** What a page says of itself to browsers, search engines and link previews. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly robots?: 'noindex';
  readonly openGraphType?: 'website' | 'article';
  /**
   * JSON-LD (schema.org), one object a thing. Every fact in it stands on the page too. The shell puts the page's card as
   * `image` to a `mainEntityOfPage` that has none.
   */
  readonly structuredData?: readonly Readonly<Record<string, unknown>>[];
}

/** Messages between remotes: `<remote>:<past participle phrase>`. Data only, no functions. */
export interface EventChannel {
  emit(event: string, detail: unknown): void;
  /** @returns the function that ends the subscription */
  on(event: string, listener: (detail: unknown) => void): () => void;
}

export interface ShellLogger {
  info(event: string, detail?: Readonly<Record<string, unknown>>): void;
  error(event: string, error: unknown): void;
}

/** Contacts of the business outside its site, as the operator has set them. */
export interface SiteContacts {
  /** Digits with country code, as wa.me wants them. */
  readonly whatsappNumber: string;
  readonly socialLinks: readonly {
    readonly name: 'Facebook' | 'Twitter' | 'Instagram';
    readonly url: string;
  }[];
}

/** A request with a large body, whose progress is shown. */
export interface UploadInit {
  readonly body: Blob;
  readonly headers?: HeadersInit | undefined;
  readonly signal?: AbortSignal | null | undefined;
  /** Called repeatedly with how much of the body has been sent, from 0 to 1. */
  readonly onSent: (share: number) => void;
}

/** Everything the shell gives a remote. */
export interface ShellContext {
  readonly language: Language;
  /** Where visitors find the site, without a slash at the end; for whole addresses in feeds and structured data. */
  readonly siteUrl: string;
  readonly contacts: SiteContacts;
  readonly location: Observable<ShellLocation>;
  /** `to` without language prefix: `/blog?q=retail`. */
  navigate(to: string | number, options?: NavigateOptions): void;
  readonly session: ShellSession;
  /** `fetch` with the visitor's access token and language, for addresses of the platform. */
  readonly fetch: typeof fetch;
  /** A POST as by `fetch` that reports its progress. An earlier shell has none: use `fetch`, without progress. */
  readonly upload?: (path: string, init: UploadInit) => Promise<Response>;
  readonly events: EventChannel;
  readonly logger: ShellLogger;
  /** A failure (`destructive`) stays until it is closed, superseded by what comes of another try, or its page is left. */
  toast(message: ToastMessage): void;
  /**
   * Removes the failures: what failed is tried again, has succeeded without a message, or was cancelled. An earlier shell has
   * none.
   */
  readonly clearFailures?: () => void;
  setHead(head: PageHead): void;
  /** The remote cannot go on: its slot shows the panel with retry. */
  reportFailure(error: unknown): void;
  /** The remote has no page at this address: the shell shows its own 404. */
  showNotFound(): void;
  /**
   * The page has moved for good: 301 by the server, a replaced history entry in the browser. `to` without language
   * prefix; the visitor's query is kept.
   */
  redirect(to: string): void;
  /**
   * What `load` of `createRemoteServer` gave for the address the remote was mounted at, on the server and in the browser
   * alike; null when the page was not rendered by the server. It is not made anew when the visitor moves on.
   */
  readonly initialState: unknown;
}

export type Unmount = () => void;

/** The one expose of a remote, `./remote`. */
export interface RemoteModule {
  /** Loads what the page at the shell's location needs before it is mounted; rejects when that cannot be had. */
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
  /** JSON of the page's source of data, where `pageData` in `remote.json` names one. */
  readonly data?: unknown;
}

export interface RenderResult {
  readonly status: number;
  readonly head: PageHead | null;
  readonly html: string;
  /** JSON; handed to `mount` as `initialState`. */
  readonly state: unknown;
  /** With status 301: where to, without language prefix and the visitor's query. */
  readonly redirectTo?: string;
  /** Names of the lazily loaded parts it may be made of, so that the browser gets their files with the document. */
  readonly parts?: readonly string[];
}

/** An address of a remote, for the sitemap. */
export interface ListedPage {
  /** Without language prefix. */
  readonly path: string;
  /** ISO date of the last change of its content, where it has one. */
  readonly lastModified?: string;
}

/** What is no page: a feed, say. Sent as it is. */
export interface ServedFile {
  readonly contentType: string;
  readonly body: string;
}

/** What a remote's server bundle exports. */
export interface RemoteServerModule {
  render(input: RenderInput): Promise<RenderResult>;
  /** Every address that search engines should know. */
  listPages?(): readonly ListedPage[];
  /** Other addresses, with query, at which a visit may begin. The build measures the scripts of these and of `listPages`. */
  listUnindexedPages?(): readonly string[];
  /** Asked for addresses whose last part has an extension. @returns null where the address is a page's */
  serveFile?(input: RenderInput): ServedFile | null;
}
