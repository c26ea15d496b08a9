import { commentOrders, invalidField, limits, type CommentOrder } from '@henna/domain';

/** Where the next page of a thread begins: marks and stars that change in the meantime move nothing. */
export interface ThreadCursor {
  readonly order: CommentOrder;
  /** How many root comments are on the pages before. */
  readonly skip: number;
  /** The root comments to come, in the order that the first page found; none once it is used up. */
  readonly ids: readonly string[];
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** `<order>.<skip>.<id>,<id>…` */
export const cursorText = ({ order, skip, ids }: ThreadCursor): string => `${order}.${skip}.${ids.join(',')}`;

/** Throws a 400 for what {@link cursorText} does not write. */
export const parseCursor = (text: string): ThreadCursor => {
  const [orderText, skipText = '', idTexts, ...rest] = text.split('.');
  const order = commentOrders.find((each) => each === orderText);
  const ids = idTexts ? idTexts.split(',') : [];
  const isValid =
    rest.length === 0 &&
    /^\d{1,9}$/.test(skipText) &&
    ids.length <= limits.commentsInOrder &&
    ids.every((id) => uuid.test(id));
  if (!order || !isValid) throw invalidField('after', 'INVALID_VALUE');
  return { order, skip: Number(skipText), ids };
};
