import { tokens } from '../app-harness.ts';
import { aText, bodyOf, bodiesOf, type Fixtures } from './fixtures.ts';

const details = { displayName: 'Gloss', description: 'Shines.', active: true };

export const administration = (fixtures: () => Fixtures): void =>
  describe('Admin', () => {
    const admin = () => fixtures().service.token();
    const namesOf = async (list: string) => (await bodiesOf(admin().get(list).expect(200))).map(({ name }) => name);

    test('POST /api/admin/auth with token: response includes a valid boolean; error responses carry a message field', async () => {
      const verify = (token: string) => fixtures().service.visitor().post('/api/admin/auth').send({ token });
      expect(await bodyOf(verify(tokens.admin).expect(200))).toMatchObject({ valid: true });
      expect(await bodyOf(verify('guessed').expect(401))).toMatchObject({ valid: false, message: aText });
    });

    test('GET /api/admin/categories; POST (name, displayName, description, active, sortOrder); PUT /api/admin/categories/:id (same); DELETE /api/admin/categories/:id', async () => {
      const list = '/api/admin/categories';
      const body = await bodyOf(
        admin()
          .post(list)
          .send({ name: 'nails', ...details, sortOrder: 3 })
          .expect(201),
      );
      expect(body).toMatchObject({ name: 'nails', ...details, sortOrder: 3 });
      expect(await namesOf(list)).toContain('nails');
      const changed = { name: 'nail care', displayName: 'Nails', description: '', active: false, sortOrder: 1 };
      const put = await admin().put(`${list}/${body.id}`).send(changed).expect(200);
      expect(put.body).toMatchObject({ ...changed, description: null });
      await admin().delete(`${list}/${body.id}`).expect(204);
      expect(await namesOf(list)).not.toContain('nail care');
    });

    test('GET /api/admin/subcategories; POST (name, displayName, description, categoryId, active, sortOrder); PUT and DELETE /api/admin/subcategories/:id', async () => {
      const list = '/api/admin/subcategories';
      const categoryId = fixtures().category.id;
      const body = await bodyOf(
        admin()
          .post(list)
          .send({ name: 'gloss', ...details, categoryId, sortOrder: 2 })
          .expect(201),
      );
      expect(body).toMatchObject({ name: 'gloss', ...details, categoryId, sortOrder: 2 });
      expect(await namesOf(list)).toContain('gloss');
      const put = await admin().put(`${list}/${body.id}`).send({ displayName: 'Lip gloss' }).expect(200);
      expect(put.body).toMatchObject({ name: 'gloss', displayName: 'Lip gloss' });
      await admin().delete(`${list}/${body.id}`).expect(204);
      expect(await namesOf(list)).not.toContain('gloss');
    });

    test('GET /api/admin/voting-options (records of categoryKey, subcategory, options); POST /api/admin/voting-options (categoryKey, subcategory, options)', async () => {
      const path = '/api/admin/voting-options';
      const expectedFields = { categoryKey: 'makeup', subcategory: 'lipstick', options: ['Creamy', 'Dry'] };
      expect(await bodyOf(admin().post(path).send(expectedFields).expect(200))).toMatchObject(expectedFields);
      expect(await bodyOf(admin().get(path).expect(200))).toEqual([expect.objectContaining(expectedFields)]);
      await admin()
        .post(path)
        .send({ ...expectedFields, options: [] })
        .expect(400);
      await admin()
        .post(path)
        .send({ ...expectedFields, options: ['Creamy', 'creamy'] })
        .expect(400);
      await admin().delete(path).send({ categoryKey: 'makeup', subcategory: 'lipstick' }).expect(204);
    });

    test('GET /api/voting-options (response options list); PUT /api/voting-options (options)', async () => {
      const options = ['Lovely', 'Fine', 'Not for me'];
      expect(await bodyOf(admin().put('/api/voting-options').send({ options }).expect(200))).toMatchObject({ options });
      expect(await bodyOf(fixtures().service.visitor().get('/api/voting-options').expect(200))).toMatchObject({
        options,
      });
      for (const wrong of [
        ['One'],
        Array.from({ length: 11 }, (_, index) => `Option ${index}`),
        ['A', 'a'],
        ['x'.repeat(21), 'y'],
      ])
        await admin().put('/api/voting-options').send({ options: wrong }).expect(400);
      await admin()
        .put('/api/voting-options')
        .send({ options: ['Good', 'Bad'] })
        .expect(200);
    });

    test('GET /api/admin/products; POST /api/products (product form fields); PUT /api/products/:id; DELETE /api/products/:id', async () => {
      const { brand, service } = fixtures();
      const form = {
        name: 'Balm',
        brandId: brand.id,
        category: 'makeup',
        subcategory: 'lipstick',
        description: 'Calm.',
      };
      const body = await bodyOf(admin().post('/api/products').send(form).expect(201));
      expect(body).toMatchObject({ ...form, brand: 'rosewater' });
      expect(await namesOf('/api/admin/products')).toContain('Balm');
      const renamed = { ...form, name: 'Balm No. 2' };
      expect(await bodyOf(admin().put(`/api/products/${body.id}`).send(renamed).expect(200))).toMatchObject(renamed);
      await admin()
        .post('/api/products')
        .send({ ...form, subcategory: 'serum' })
        .expect(400);
      await admin().delete(`/api/products/${body.id}`).expect(204);
      await service.visitor().get(`/api/products/${body.id}`).expect(404);
    });

    test('GET /api/admin/brands; POST (name, displayName, description, logoUrl, website, active); PUT and DELETE /api/admin/brands/:id; public brand data is refreshed afterwards', async () => {
      const list = '/api/admin/brands';
      const form = {
        name: 'orchid',
        ...details,
        logoUrl: 'https://orchid.example/l.png',
        website: 'https://orchid.example',
      };
      const body = await bodyOf(admin().post(list).send(form).expect(201));
      expect(body).toMatchObject(form);
      const again = { ...form, name: 'ORCHID' };
      expect((await bodyOf(admin().post(list).send(again).expect(409))).message).toContain('already exists');
      const publicNames = async () =>
        (await bodiesOf(fixtures().service.visitor().get('/api/brands').expect(200))).map(({ brand }) => brand);
      expect(await publicNames()).toContain('orchid');
      await admin().put(`${list}/${body.id}`).send({ name: 'orchidée' }).expect(200);
      expect(await publicNames()).toContain('orchidée');
      await admin().delete(`${list}/${body.id}`).expect(204);
      expect(await publicNames()).not.toContain('orchidée');
    });

    test('GET /api/admin/banners; POST (title, description, imageUrl, linkUrl, active); PUT /api/admin/banners/:id (same fields, or only active); DELETE /api/admin/banners/:id', async () => {
      const list = '/api/admin/banners';
      const form = {
        title: 'Spring reds',
        description: 'Ten of them.',
        imageUrl: 'https://pictures.example/reds.jpg',
        linkUrl: 'https://henna.example/category/makeup',
        active: false,
      };
      const { id } = await bodyOf(admin().post(list).send(form).expect(201));
      const expected = () => bodiesOf(fixtures().service.visitor().get('/api/banners').expect(200));
      expect(await bodiesOf(admin().get(list).expect(200))).toEqual([expect.objectContaining({ id, ...form })]);
      expect(await expected()).toEqual([]);
      const put = await bodyOf(admin().put(`${list}/${id}`).send({ active: true }).expect(200));
      expect(put).toMatchObject({ ...form, active: true });
      expect(await expected()).toEqual([expect.objectContaining({ id, title: 'Spring reds' })]);
      await admin().delete(`${list}/${id}`).expect(204);
      expect(await expected()).toEqual([]);
    });
  });
