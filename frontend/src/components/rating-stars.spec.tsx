import { render, screen } from '@testing-library/react';
import { Direction } from './direction.tsx';
import { RatingStars } from './rating-stars.tsx';

const draw = (average: number, total?: number) =>
  render(
    <Direction>
      <RatingStars average={average} total={total} />
    </Direction>,
  );

test('without a rating it says so', () => {
  draw(0, 0);
  expect(screen.getByText('No rating')).toBeInTheDocument();
  expect(screen.queryByRole('img')).toBeNull();
});

test.each([
  [4, '4.0', 8],
  [4.2, '4.2', 8],
  [4.3, '4.3', 9],
  [3.75, '3.8', 8],
  [5, '5.0', 10],
])('%d is shown as %s, in %i halves', (average, text, halves) => {
  const { container } = draw(average, 12);
  expect(screen.getByRole('img', { name: `${text} out of 5 stars, 12 ratings` })).toBeInTheDocument();
  expect(container.querySelector('[data-halves]')).toHaveAttribute('data-halves', String(halves));
});
