import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../testing/fake-server.ts';
import { lipstickPage } from '../../testing/product.ts';
import { renderApp } from '../../testing/render-app.tsx';

const image = (id: string, displayOrder: number) => ({
  id,
  imageUrl: `/media/${id}.webp`,
  altText: `Photograph ${id}`,
  displayOrder,
  width: 1200,
  height: 1200,
});
const images = [image('a', 0), image('b', 1), image('c', 2)];
const shown = (id: string) => screen.findByRole('img', { name: `Photograph ${id}` });
const open = () => {
  fakeServer({ ...lipstickPage(null), 'GET /api/products/p1/images': images });
  renderApp('/product/p1');
  return shown('a');
};

test('registered pictures come in the widths of the screen', async () => {
  const picture = await open();
  expect(picture).toHaveAttribute('srcset', expect.stringContaining('/media/a.webp?w=640 640w'));
  expect(picture).toHaveAttribute('srcset', expect.stringContaining('/media/a.webp 1200w'));
  expect(picture).toHaveAttribute('width', '720');
});

test('arrow keys and buttons turn the pictures, round and round', async () => {
  await open();
  screen.getByRole('button', { name: 'Picture 1 of 3' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  await shown('b');
  expect(screen.getByRole('button', { name: 'Picture 2 of 3' })).toHaveAttribute('aria-current', 'true');
  await userEvent.keyboard('{End}{ArrowRight}');
  await shown('a');
  await userEvent.click(screen.getByRole('button', { name: 'Previous picture' }));
  await shown('c');
});

test('zooms in by button, moves with the arrow keys and zooms out with Escape', async () => {
  const picture = await open();
  const enlarged = () => picture.closest('[data-zoomed] > div');
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(enlarged()).toHaveStyle({ transform: 'scale(2.4)', transformOrigin: '50% 50%' });
  await userEvent.keyboard('{ArrowRight}{ArrowUp}');
  expect(enlarged()).toHaveStyle({ transformOrigin: '65% 35%' });
  await userEvent.keyboard('{Escape}');
  expect(enlarged()).toBeNull();
  await userEvent.keyboard('{ArrowRight}');
  await shown('b');
});

test('a click on the picture zooms in where it was, and another picture starts whole', async () => {
  const picture = await open();
  await userEvent.click(picture);
  expect(picture.closest('[data-zoomed]')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  expect((await shown('b')).closest('[data-zoomed]')).toBeNull();
});

// jsdom's pointer events carry neither place nor kind.
const pointer = (type: string, clientX: number) =>
  Object.assign(new MouseEvent(type, { clientX, bubbles: true }), { pointerType: 'touch' });

test.each([
  [-80, 'b'],
  [80, 'c'],
  [-20, 'a'],
])('a finger that moves %i pixels shows picture %s', async (by, id) => {
  const picture = await open();
  fireEvent(picture, pointer('pointerdown', 200));
  fireEvent(picture, pointer('pointermove', 200 + by));
  fireEvent(picture, pointer('pointerup', 200 + by));
  await shown(id);
});
