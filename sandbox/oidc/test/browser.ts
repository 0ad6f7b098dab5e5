/** A browser's part of a sign-in: stores cookies, follows redirects on request only. */
export class Browser {
  private readonly cookies = new Map<string, string>();

  async open(url: string | URL, form?: Record<string, string>): Promise<Response> {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie);
    return response;
  }

  /** Follows redirects up to one that leads to `target`. @returns that address */
  async follow(response: Response, target: string): Promise<URL> {
    let from = response;
    for (let hops = 0; hops < 10; hops += 1) {
      const location = new URL(from.headers.get('location') ?? '', from.url);
      if (location.href.startsWith(target)) return location;
      from = await this.open(location);
    }
    throw new Error(`The redirects do not lead to ${target}`);
  }

  private keep(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim());
    const [name = '', value = ''] = pair.split(/=(.*)/, 2);
    const isOver = attributes.some((attribute) => /^expires=thu, 01 jan 1970/i.test(attribute));
    if (isOver) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
