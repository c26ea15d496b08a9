import { fireEvent, render, screen } from '@testing-library/react';
import { Direction } from '../../../components/direction.tsx';
import { ProductPicture } from './product-picture.tsx';

const draw = (hash: string) => (
  <Direction>
    <ProductPicture imageUrl={`/media/${hash}.webp`} category="makeup" alt="A lipstick" size={320} />
  </Direction>
);

afterEach(() => jest.restoreAllMocks());

test('a picture that cannot be loaded is replaced by a note, until there is another', () => {
  const { rerender } = render(draw('a'));
  fireEvent.error(screen.getByRole('img', { name: 'A lipstick' }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('No Image')).toBeInTheDocument();
  rerender(draw('b'));
  expect(screen.getByRole('img', { name: 'A lipstick' })).toBeInTheDocument();
});

test('so is one that failed before the page was taken over', () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
  render(draw('a'));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('No Image')).toBeInTheDocument();
});
