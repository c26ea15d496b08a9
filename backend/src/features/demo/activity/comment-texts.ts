import type { Random } from '../../../shared/random.ts';
import type { ActiveMember, ActiveProduct, CommentKind, DemoComment, DemoTexts, Tone } from './activity.ts';

/** How often one text may stand in the whole demo. */
const mostUses = 2;
const endingShare = 0.55;

/**
 * Finds words for comments and replies: those that were used least come first, no sentence twice under one product, and no
 * text more than twice. Answers `undefined` when nothing is left to say.
 */
export class CommentTexts {
  private readonly kinds = new Map<string, CommentKind>();
  /** By question. */
  private readonly answers = new Map<string, readonly string[]>();
  private readonly uses = new Map<string, number>();

  constructor(
    private readonly random: Random,
    private readonly texts: DemoTexts,
  ) {
    for (const kind of texts.kinds) {
      for (const subcategory of kind.subcategories) this.kinds.set(subcategory, kind);
      for (const { text, answers } of [...kind.en.question, ...kind.ar.question]) this.answers.set(text, answers);
    }
  }

  /** About products of this kind; praise and doubt may go on with a sentence that fits every kind. */
  comment({ id, subcategory }: ActiveProduct, { language }: ActiveMember, tone: Tone): string | undefined {
    const sayings = this.kinds.get(subcategory)?.[language];
    if (!sayings) return undefined;
    if (tone === 'question')
      return this.alone(
        id,
        sayings.question.map(({ text }) => text),
      );
    if (tone === 'tip') return this.alone(id, sayings.tip);
    const endings = this.texts.endings[language][tone];
    return this.random.chance(endingShare)
      ? this.joined(id, sayings[tone], endings)
      : (this.alone(id, sayings[tone]) ?? this.joined(id, sayings[tone], endings));
  }

  /** A question gets one of its own answers. */
  reply({ productId, tone, language, text }: DemoComment): string | undefined {
    if (tone === 'question') return this.alone(productId, this.answers.get(text) ?? []);
    const { openings, rest } = this.texts.replies[language][tone];
    return this.joined(productId, openings, rest);
  }

  private alone(productId: string, sentences: readonly string[]): string | undefined {
    const [sentence] = this.fresh(productId, sentences).filter((text) => this.usesOf(text) < mostUses);
    return sentence === undefined ? undefined : this.use(productId, [sentence]);
  }

  private joined(productId: string, firsts: readonly string[], seconds: readonly string[]): string | undefined {
    const [first] = this.fresh(productId, firsts);
    if (first === undefined) return undefined;
    const second = this.fresh(productId, seconds).find((text) => this.usesOf(`${first} ${text}`) < mostUses);
    return second === undefined ? undefined : this.use(productId, [first, second]);
  }

  /** The sentences not yet used under the product, the least used first. */
  private fresh(productId: string, sentences: readonly string[]): string[] {
    return sentences
      .filter((sentence) => !this.uses.has(`${productId}/${sentence}`))
      .map((sentence) => ({ sentence, order: (this.uses.get(`sentence ${sentence}`) ?? 0) + this.random.next() }))
      .sort((a, b) => a.order - b.order)
      .map(({ sentence }) => sentence);
  }

  private use(productId: string, sentences: readonly string[]): string {
    const text = sentences.join(' ');
    this.count(`text ${text}`);
    for (const sentence of sentences) {
      this.count(`sentence ${sentence}`);
      this.count(`${productId}/${sentence}`);
    }
    return text;
  }

  private usesOf(text: string): number {
    return this.uses.get(`text ${text}`) ?? 0;
  }

  private count(key: string): void {
    this.uses.set(key, (this.uses.get(key) ?? 0) + 1);
  }
}
