import { NotFoundError } from '../../shared/errors.ts';

export const productNotFound = (): NotFoundError => new NotFoundError('Product not found', 'PRODUCT_NOT_FOUND');
