import { picturesOf, showsShades } from './pictures.ts';

const image = (id: string, displayOrder: number) => ({
  id,
  imageUrl: `/media/${id}.webp`,
  altText: id,
  displayOrder,
  width: 1200,
  height: 1200,
  fileSize: null,
});

test('registered photographs win, in their order', () => {
  const pictures = picturesOf({ imageUrl: '/art/p.svg' }, [image('b', 1), image('a', 0)], null);
  expect(pictures.map(({ url }) => url)).toEqual(['/media/a.webp', '/media/b.webp']);
});

test('a drawn product has a closer view, both in the chosen shade', () => {
  expect(picturesOf({ imageUrl: '/art/p.svg' }, [], null).map(({ url }) => url)).toEqual([
    '/art/p.svg',
    '/art/p.svg?view=detail',
  ]);
  expect(picturesOf({ imageUrl: '/art/p.svg' }, [], { name: '120', hex: '#AA8866' }).map(({ url }) => url)).toEqual([
    '/art/p.svg?shade=AA8866',
    '/art/p.svg?view=detail&shade=AA8866',
  ]);
});

test('the drawn picture named in the place of photographs is no photograph', () => {
  const named = { ...image('p', 0), imageUrl: '/art/p.svg' };
  expect(picturesOf({ imageUrl: '/art/p.svg' }, [named], null)).toHaveLength(2);
  expect(showsShades({ imageUrl: '/art/p.svg' }, [named])).toBe(true);
  expect(showsShades({ imageUrl: '/art/p.svg' }, [image('a', 0)])).toBe(false);
});

test('a picture from elsewhere stands alone, and none is none', () => {
  expect(picturesOf({ imageUrl: 'https://example.com/p.jpg' }, [], null)).toHaveLength(1);
  expect(picturesOf({ imageUrl: null }, [], null)).toEqual([]);
});
