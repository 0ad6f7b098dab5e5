// Cookies as a browser, a request and a response hold them.

/** @typedef {{ name: string, value: string }} Cookie */
/** @typedef {Cookie & { options: { maxAge?: number, path?: string, sameSite?: unknown } }} NewCookie */

/** A browser's cookies of one site. */
export class CookieJar {
  /** @type {Map<string, string>} */
  #cookies = new Map();

  /** @returns {Cookie[]} */
  all() {
    return [...this.#cookies].map(([name, value]) => ({ name, value }));
  }

  names() {
    return [...this.#cookies.keys()];
  }

  /** @param {readonly NewCookie[]} cookies */
  keep(cookies) {
    for (const { name, value, options } of cookies) this.set(name, value, options.maxAge);
  }

  /** @param {string} name @param {string} value @param {number} [maxAge] seconds; 0 takes it away */
  set(name, value, maxAge) {
    if (maxAge === 0) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }

  /** What `document.cookie` of a page is. */
  asDocument() {
    const jar = this;
    return {
      get cookie() {
        return jar
          .all()
          .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
          .join('; ');
      },
      /** @param {string} text one cookie with its attributes */
      set cookie(text) {
        const [pair = '', ...attributes] = text.split('; ');
        const [name = '', value = ''] = pair.split(/=(.*)/s, 2);
        const maxAge = attributes.find((each) => each.toLowerCase().startsWith('max-age='))?.split('=')[1];
        jar.set(name, decodeURIComponent(value), maxAge === undefined ? undefined : Number(maxAge));
      },
    };
  }
}

/** One request to a server of the product: it reads the browser's cookies, and its answer sets some. */
export class Exchange {
  /** @type {NewCookie[]} */
  set = [];
  /** @type {Record<string, string>} */
  headers = {};
  #jar;
  #sent;

  /** @param {CookieJar} jar */
  constructor(jar) {
    this.#jar = jar;
    this.#sent = jar.all();
  }

  /** What createServerClient asks for. */
  get methods() {
    return {
      getAll: () => this.#sent,
      /** @param {NewCookie[]} cookies @param {Record<string, string>} headers */
      setAll: (cookies, headers) => {
        this.set.push(...cookies);
        Object.assign(this.headers, headers);
      },
    };
  }

  /** The answer arrives at the browser. */
  answer() {
    this.#jar.keep(this.set);
  }
}
