import { siteUrl } from '../../support/identity';

/**
 * A browser in a sign-in: stores cookies by host, and maps the product's address to the service under test.
 */
export class Browser {
  private readonly cookies = new Map<string, Map<string, string>>();
  /** `Set-Cookie` headers of the product's address. */
  readonly given: string[] = [];

  constructor(private readonly serviceUrl: string) {}

  async open(address: string | URL, form?: Record<string, string>, headers: Record<string, string> = {}) {
    const url = new URL(address);
    const jar = this.jarOf(url);
    const response = await fetch(this.resolve(url), {
      redirect: 'manual',
      headers: { ...headers, Cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    this.keep(url, response);
    return { url, response, status: response.status, location: locationOf(response, url) };
  }

  /** Stores an answer's cookies, also of a script's request. */
  keep(url: URL, response: Response): void {
    const jar = this.jarOf(url);
    for (const cookie of response.headers.getSetCookie()) {
      if (url.origin === siteUrl) this.given.push(cookie);
      const [pair = ''] = cookie.split(';');
      const [name = '', value = ''] = pair.split(/=(.*)/, 2);
      jar.set(name, value);
    }
  }

  /** Follows redirects to the first that `isThere`. */
  async follow(
    from: Awaited<ReturnType<Browser['open']>>,
    isThere: (location: URL) => boolean,
  ): Promise<URL> {
    let current = from;
    for (let hops = 0; hops < 10; hops += 1) {
      const { location } = current;
      if (!location) throw new Error(`${current.url.pathname} answers ${current.status} and leads nowhere`);
      if (isThere(location)) return location;
      current = await this.open(location);
    }
    throw new Error('The redirects have no end');
  }

  forgetCookiesOf(origin: string): void {
    this.cookies.delete(new URL(origin).host);
  }

  private jarOf({ host }: URL): Map<string, string> {
    const jar = this.cookies.get(host) ?? new Map<string, string>();
    this.cookies.set(host, jar);
    return jar;
  }

  private resolve(url: URL): string {
    return url.origin === siteUrl ? `${this.serviceUrl}${url.pathname}${url.search}` : url.href;
  }
}

function locationOf(response: Response, base: URL): URL | null {
  const location = response.headers.get('location');
  return location === null ? null : new URL(location, base);
}
