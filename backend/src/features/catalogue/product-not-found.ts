import { NotFoundError } from '@henna/domain';

export const productNotFound = (): NotFoundError => new NotFoundError('PRODUCT_NOT_FOUND');
