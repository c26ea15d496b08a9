import { get, type IncomingMessage } from 'node:http';
import type { LiveChange } from '@henna/domain';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { makeProduct } from '../../testing/builders.ts';

interface Heard {
  readonly event: string;
  readonly id: string;
  readonly data: LiveChange;
}

const parsed = (block: string): Heard | undefined => {
  const fields = new Map(
    block.split('\n').map((line) => line.split(/: ?/, 1).concat(line.replace(/^\w*: ?/, '')) as [string, string]),
  );
  const [event, id, data] = [fields.get('event'), fields.get('id'), fields.get('data')];
  return event && id && data ? { event, id, data: JSON.parse(data) as LiveChange } : undefined;
};

/** An open page: what it has heard, and a way to wait for more. */
class Page {
  readonly heard: Heard[] = [];
  firstId = '';
  private rest = '';
  private arrived: () => void = () => undefined;
  readonly closed: Promise<void>;

  private constructor(readonly response: IncomingMessage) {
    this.closed = new Promise((resolve) => response.once('close', resolve));
    response.setEncoding('utf8').on('data', (text: string) => {
      const blocks = (this.rest + text).split('\n\n');
      this.rest = blocks.pop()!;
      for (const block of blocks) {
        this.firstId ||= /^id: (.*)$/m.exec(block)?.[1] ?? '';
        const heard = parsed(block);
        if (heard) this.heard.push(heard);
      }
      this.arrived();
    });
  }

  static open(url: string, topics: string, headers: Record<string, string> = {}): Promise<Page> {
    return new Promise((resolve, reject) => {
      get(`${url}/api/live?topics=${topics}`, { headers, agent: false }, (response) => {
        const page = new Page(response);
        if (response.statusCode !== 200) return resolve(page);
        page.until(() => page.firstId !== '').then(() => resolve(page), reject);
      }).once('error', reject);
    });
  }

  async until(holds: () => boolean): Promise<void> {
    const end = Date.now() + 10_000;
    while (!holds()) {
      if (Date.now() > end) throw new Error(`never heard of it; heard ${JSON.stringify(this.heard)}`);
      await new Promise<void>((resolve) => {
        this.arrived = resolve;
        setTimeout(resolve, 200);
      });
    }
  }

  hearsOf(topic: string): Promise<void> {
    return this.until(() => this.heard.some(({ data }) => (data.topics as readonly string[]).includes(topic)));
  }

  close() {
    this.response.destroy();
  }
}

describe('GET /api/live', () => {
  let service: AppHarness;
  const pages: Page[] = [];
  const open = async (topics: string, headers?: Record<string, string>) => {
    const page = await Page.open(service.url, topics, headers);
    pages.push(page);
    return page;
  };
  beforeAll(async () => (service = await startApp({ RATE_LIMITS: 'on' })));
  afterEach(async () => {
    for (const page of pages.splice(0)) {
      page.close();
      await page.closed;
    }
  });
  afterAll(() => service.stop());

  it('tells of a vote and a comment once reads show them, each page by its topics', async () => {
    const [product, other] = [await makeProduct(service), await makeProduct(service)];
    const { agent } = await service.member();
    const page = await open(`product:${product.id},comments:${product.id}`);
    const elsewhere = await open(`product:${other.id}`);
    expect(page.response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store, no-transform',
    });
    await agent
      .post('/api/votes')
      .set('prefer', 'respond-async')
      .send({ productId: product.id, vote: 'Good' })
      .expect(201);
    await page.hearsOf(`product:${product.id}`);
    const { body } = await request(service.url).get(`/api/products/${product.id}`).expect(200);
    expect((body as { votes: { total: number } }).votes.total).toBe(1);
    expect(page.heard.some(({ data }) => data.topics.some((topic) => topic.startsWith('comments')))).toBe(false);
    const comment = await agent.post('/api/comments').send({ productId: product.id, content: 'So soft' }).expect(201);
    await page.hearsOf(`comments:${product.id}`);
    expect(BigInt(page.heard.at(-1)!.id)).toBeGreaterThanOrEqual(BigInt(comment.headers['x-position'] ?? 0));
    expect(elsewhere.heard).toEqual([]);
  });

  it('goes on where a lost connection had stopped', async () => {
    const product = await makeProduct(service);
    const { agent } = await service.member();
    const lost = await open(`product:${product.id},banners`);
    lost.close();
    await agent.post('/api/ratings').send({ productId: product.id, stars: 4 }).expect(201);
    const resumed = await open(`product:${product.id},banners`, { 'last-event-id': lost.firstId });
    await resumed.hearsOf(`product:${product.id}`);
    expect(resumed.heard.map(({ event, data }) => [event, data.topics])).toEqual([
      ['changed', [`product:${product.id}`]],
    ]);
  });

  it('says that the past is not known after an id that is none of its own', async () => {
    const page = await open('products', { 'last-event-id': 'yesterday' });
    await page.until(() => page.heard.length > 0);
    expect(page.heard[0]).toMatchObject({ event: 'reset', data: { topics: ['products'] } });
  });

  it('holds an address to four, a member to four of their own, and lets in again who has gone', async () => {
    const { email, password } = await service.member();
    const { headers } = await request(service.url).post('/api/sessions').send({ email, password }).expect(200);
    const cookie = [headers['set-cookie']]
      .flat()
      .map((each) => each?.split(';')[0])
      .join('; ');
    const four = [await open('products'), await open('products'), await open('products'), await open('products')];
    expect((await open('products')).response.statusCode).toBe(429);
    expect((await open('products', { cookie })).response.statusCode).toBe(200);
    four[0]!.close();
    await four[0]!.closed;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await open('products')).response.statusCode).toBe(200);
  });

  it('holds an IPv6 /64 to four, from whichever of its addresses', async () => {
    (service.app as NestExpressApplication).set('trust proxy', ['loopback']);
    const from = (address: string) => open('products', { 'x-forwarded-for': address });
    for (let host = 1; host <= 4; host++) expect((await from(`2001:db8:1:2::${host}`)).response.statusCode).toBe(200);
    expect((await from('2001:db8:1:2::5')).response.statusCode).toBe(429);
    expect((await from('2001:db8:1:3::1')).response.statusCode).toBe(200);
  });

  it.each([['nothing'], ['product:1'], ['']])('refuses the topics "%s"', async (topics) => {
    await request(service.url)
      .get(`/api/live?topics=${topics}`)
      .expect(400, /INVALID_TOPICS/);
  });

  it('ends with the service', async () => {
    const page = await open('products');
    await service.app.close();
    await page.closed;
    expect(page.response.complete).toBe(true);
  });
});
