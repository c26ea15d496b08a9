import { NotFoundError } from '../../shared/errors.ts';

export const productNotFound = (): NotFoundError => new NotFoundError('PRODUCT_NOT_FOUND');
