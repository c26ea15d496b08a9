const maxRedirects = 12;

export interface Page {
  readonly status: number;
  /** Target of the last redirect, followed or not. */
  readonly url: URL;
  readonly headers: Headers;
  readonly text: string;
}

/** Follows redirects over several sites like a browser, with a cookie jar per origin. */
export class Browser {
  private readonly jars = new Map<string, Map<string, string>>();

  /**
   * @param servedAt local URL of each public origin
   * @param person claims of the person who signs in at the identity provider
   */
  constructor(
    private readonly servedAt: Readonly<Record<string, string>>,
    public person: object | 'denied',
  ) {}

  /** Opens a URL and follows redirects, except those for which `until` returns true. */
  async open(address: string | URL, until: (url: URL) => boolean = () => false): Promise<Page> {
    let url = new URL(address);
    for (let redirects = 0; redirects < maxRedirects; redirects++) {
      const response = await this.request(url);
      const location = response.headers.get('location');
      if (!location) return { status: response.status, url, headers: response.headers, text: await response.text() };
      await response.text();
      url = new URL(location, url);
      if (until(url)) return { status: response.status, url, headers: response.headers, text: '' };
    }
    throw new Error(`${String(address)} redirects without end.`);
  }

  /** A request with the cookies of its origin, which it updates; does not follow redirects. */
  async request(url: URL, init: RequestInit = {}): Promise<Response> {
    const jar = this.jar(url);
    const response = await fetch(new URL(url.pathname + url.search, this.servedAt[url.origin] ?? url.origin), {
      ...init,
      redirect: 'manual',
      headers: {
        ...(init.headers as Record<string, string>),
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-person': this.person === 'denied' ? 'denied' : encodeURIComponent(JSON.stringify(this.person)),
      },
    });
    for (const header of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(header)!;
      if (/expires=Thu, 01 Jan 1970/i.test(header) || !value) jar.delete(name!);
      else jar.set(name!, value);
    }
    return response;
  }

  /** The cookies of an origin. */
  jar({ origin }: URL): Map<string, string> {
    if (!this.jars.has(origin)) this.jars.set(origin, new Map());
    return this.jars.get(origin)!;
  }
}
