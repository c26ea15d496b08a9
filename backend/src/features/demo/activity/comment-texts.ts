import type { Random } from '../../../shared/random.ts';
import type { ActiveMember, ActiveProduct, DemoComment, CommentText, ReplyText, Tone } from './activity.ts';

/**
 * Finds words for comments and replies: those that were used least come first, and none twice under one product.
 * Answers `undefined` when nothing is left to say.
 */
export class CommentTexts {
  private readonly comments = new Map<string, CommentText[]>();
  private readonly replies = new Map<string, ReplyText[]>();
  private readonly uses = new Map<string, number>();

  constructor(
    private readonly random: Random,
    comments: readonly CommentText[],
    replies: readonly ReplyText[],
  ) {
    for (const comment of comments)
      add(this.comments, `${comment.language}/${comment.category}/${comment.tone}`, comment);
    for (const reply of replies) add(this.replies, `${reply.language}/${reply.to}`, reply);
  }

  comment(product: ActiveProduct, { language }: ActiveMember, tone: Tone): string | undefined {
    const fitting = (this.comments.get(`${language}/${product.category}/${tone}`) ?? []).filter(
      ({ subcategory }) => subcategory === undefined || subcategory === product.subcategory,
    );
    const own = fitting.filter(({ subcategory }) => subcategory !== undefined);
    return (this.random.chance(0.6) && this.fresh(product.id, own)) || this.fresh(product.id, fitting);
  }

  reply({ productId, tone, language }: DemoComment): string | undefined {
    return this.fresh(productId, this.replies.get(`${language}/${tone}`) ?? []);
  }

  private fresh(productId: string, texts: readonly { readonly text: string }[]): string | undefined {
    const unused = texts.filter(({ text }) => !this.uses.has(`${productId}/${text}`));
    const least = Math.min(...unused.map(({ text }) => this.uses.get(text) ?? 0));
    const rare = unused.filter(({ text }) => (this.uses.get(text) ?? 0) === least);
    const text = rare[Math.floor(this.random.next() * rare.length)]?.text;
    if (text === undefined) return undefined;
    this.uses.set(text, least + 1);
    this.uses.set(`${productId}/${text}`, 1);
    return text;
  }
}

const add = <Item>(groups: Map<string, Item[]>, key: string, item: Item) => {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
};
