type Headers = Readonly<Record<string, string>>;
const unsafe = ['POST', 'PUT', 'DELETE', 'PATCH'] as const;
/** Content types that a form can send without a preflight request, and JSON. */
const contentTypes = ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'];

/** Origins that differ from this one, many only slightly. */
const foreignOrigins = ({ protocol, hostname, port, host }: URL): string[] => {
  const otherScheme = protocol === 'https:' ? 'http:' : 'https:';
  return [
    'null',
    '',
    ' ',
    'about:blank',
    'file://',
    `data:text/html,${host}`,
    `blob:${protocol}//${host}/x`,
    'chrome-extension://abcdefghijklmnop',
    'https://evil.example',
    'HTTPS://EVIL.EXAMPLE',
    `${otherScheme}//${host}`,
    `${otherScheme}//${hostname}`,
    `ws://${host}`,
    `${protocol}//${hostname}:${Number(port || 80) + 1}`,
    `${protocol}//${hostname}:1`,
    `${protocol}//sub.${host}`,
    `${protocol}//www.${host}`,
    `${protocol}//${hostname}.evil.example:${port}`,
    `${protocol}//localhost.:${port}`,
    `${protocol}//evil-${host}`,
    `${protocol}//evil${host}`,
    `${protocol}//evil.example#${host}`,
    `${protocol}//evil.example/${host}`,
    `${protocol}//evil.example?${host}`,
    `${protocol}//${host}@evil.example`,
    `${protocol}//${hostname}:${port}@evil.example`,
    `${protocol}//${host}, https://evil.example`,
    `https://evil.example, ${protocol}//${host}`,
    host,
    `//${host}`,
    `${protocol}${host}.evil.example`,
    `${protocol}//%65vil.example`,
    `${protocol}//[::1]:${port}`,
    `${protocol}//0.0.0.0:${port}`,
    `${protocol}//${hostname}:${port}:${port}`,
  ];
};

const lowerCase = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Over two hundred requests that another site may make a browser send, each with headers about its origin, in lower case. */
export const crossSiteRequests = (ours: URL): { method: string; headers: Headers }[] => {
  const origins = foreignOrigins(ours);
  const own = { Origin: ours.origin, Referer: `${ours.origin}/` };
  const headerSets: Headers[] = [
    ...origins.map((Origin) => ({ Origin })),
    ...origins.filter((origin) => origin.trim()).map((origin) => ({ Referer: `${origin}/page` })),
    ...['same-origin', 'none'].flatMap((site) => origins.map((Origin) => ({ Origin, 'Sec-Fetch-Site': site }))),
    ...origins.map((Origin) => ({ Origin, 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' })),
    ...['cross-site', 'same-site', 'CROSS-SITE', 'Same-Origin', 'sameorigin', '', 'x', 'none, cross-site'].flatMap(
      (site) => [
        { 'Sec-Fetch-Site': site },
        { 'Sec-Fetch-Site': site, ...own },
        { 'Sec-Fetch-Site': site, 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document', ...own },
      ],
    ),
    ...contentTypes.flatMap((type) => [
      { 'Content-Type': type, Origin: 'https://evil.example' },
      { 'Content-Type': type, Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
      { 'Content-Type': `${type}; charset=utf-8`, 'Sec-Fetch-Site': 'cross-site' },
    ]),
    ...['_method', 'X-HTTP-Method-Override', 'X-Method-Override'].flatMap((name) =>
      ['GET', 'DELETE'].flatMap((method) => [
        { [name]: method, Origin: 'https://evil.example' },
        { [name]: method, 'Sec-Fetch-Site': 'cross-site' },
      ]),
    ),
    ...['X-Forwarded-Host', 'Forwarded', 'X-Original-URL', 'X-Requested-With'].map((name) => ({
      [name]: ours.host,
      Origin: 'https://evil.example',
    })),
  ];
  return headerSets.map((headers, index) => ({ method: unsafe[index % unsafe.length]!, headers: lowerCase(headers) }));
};
