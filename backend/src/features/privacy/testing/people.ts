import type { ProductResponse } from '../../listing/index.ts';
import type { CommentResponse } from '../../commenting/index.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { BSON, type Document } from 'mongodb';
import type { Installation } from '../../../testing/installation.ts';
import { foundIn } from './markers.ts';

export type Agent = ReturnType<Installation['visitor']>;

const databases = ['henna_private', 'henna_views'] as const;
const documentsOf = async (
  installation: Installation,
  database: (typeof databases)[number],
): Promise<Record<string, Document[]>> => {
  const db = installation.mongo.db(database);
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  const entries = collections.map(async ({ name }) => [name, await db.collection(name).find().toArray()] as const);
  return Object.fromEntries((await Promise.all(entries)).filter(([, documents]) => documents.length > 0));
};

/** The texts that collections of both databases contain, as `text in collection`. */
export const collectionsWith = async (installation: Installation, texts: readonly string[]): Promise<string[]> => {
  const found: string[] = [];
  for (const database of databases)
    for (const [name, documents] of Object.entries(await documentsOf(installation, database)))
      for (const text of foundIn(Buffer.from(BSON.EJSON.stringify(documents)), texts)) found.push(`${text} in ${name}`);
  return found;
};

let productCount = 0;
/** Adds a product with a new brand, category and subcategory. */
export const makeProduct = async (installation: Installation): Promise<ProductResponse> => {
  const admin = installation.admin();
  const number = ++productCount;
  const post = async (path: string, body: object) =>
    (await admin.post(path).send(body).expect(201)).body as { id: string };
  const { id: brandId } = await post('/api/admin/brands', { name: `Brand ${number}`, displayName: `Brand ${number}` });
  const category = `category ${number}`;
  const { id: categoryId } = await post('/api/admin/categories', { name: category, displayName: category });
  const subcategory = `sub ${number}`;
  await post('/api/admin/subcategories', { name: subcategory, displayName: subcategory, categoryId });
  const { id } = await post('/api/products', { name: `Product ${number}`, brandId, category, subcategory });
  return (await installation.visitor().get(`/api/products/${id}`).expect(200)).body as ProductResponse;
};

export const signUp = async (
  installation: Installation,
  names: object,
  email: string,
  password: string,
): Promise<{ agent: Agent; id: string }> => {
  const agent = installation.visitor();
  const joined = await agent
    .post('/api/accounts')
    .send({ email, password, ...names })
    .expect(201);
  return { agent, id: (joined.body as { id: string }).id };
};

export const comment = async (agent: Agent, productId: string, content: string, parentId?: string) => {
  const posted = await agent.post('/api/comments').send({ productId, content, parentId }).expect(201);
  return posted.body as CommentResponse;
};

/** Repeats until the assertions hold, for at most 20 seconds. */
export const until = async <Result>(holds: () => Promise<Result>): Promise<Result> => {
  for (let tries = 0; ; tries++) {
    try {
      return await holds();
    } catch (error) {
      if (tries >= 200) throw error;
      await pause(100);
    }
  }
};
