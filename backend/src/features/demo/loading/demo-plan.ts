import type { Actor, Language, Traits } from '@henna/domain';
import { CommandContext } from '../../../shared/commands/command-context.ts';
import { derivedId, derivedTimelessId } from '../../../shared/ids.ts';
import type { Activity } from '../activity/activity.ts';
import { inventedTraits } from '../activity/traits.ts';
import { activeDays } from '../activity/visits.ts';
import { generateActivity } from '../activity/generate-activity.ts';
import type { DemoData, ProductSeed, ProfileSeed } from '../demo-data.ts';

const dayMs = 86_400_000;

export interface PlannedMember {
  readonly id: string;
  readonly name: string;
  readonly language: 'en' | 'ar';
  /** ms since 1970. */
  readonly joinedAt: number;
  readonly traits: Traits;
  readonly profile?: ProfileSeed;
}

/** The actor of loading and removing the demo. */
export const demoActor: Actor = { kind: 'system', id: 'demo', role: 'system' };

/**
 * Everything that the demo of one seed and moment consists of. Ids and times follow from these alone, so that loading
 * which was interrupted goes on with the same commands.
 */
export class DemoPlan {
  /** Moves the newest product before `until` where the clock is earlier than the times in the catalogue, in ms. */
  private readonly shift: number;
  /** When brands and categories were there, in ms since 1970: with the first product. */
  readonly startsAt: number;
  /** Correlates all events of the loading. */
  private readonly load: string;

  /** @param until ms since 1970 */
  constructor(
    readonly seed: string,
    readonly until: number,
    readonly data: DemoData,
  ) {
    const newest = Math.max(...data.catalogue.products.map(({ createdAt }) => Date.parse(createdAt)));
    this.shift = Math.min(0, until - dayMs - newest);
    this.startsAt = Math.min(until, ...data.catalogue.products.map((product) => this.addedAt(product)));
    this.load = this.id('load', until);
  }

  /** @param time ms since 1970: when the command's act happened */
  context(command: string, time: number): CommandContext {
    return new CommandContext(demoActor, 'demo', this.id(command, time), time, this.load);
  }

  /** The same for the first command on its streams. */
  contextOfNew(command: string, time: number, language?: Language): CommandContext {
    const { load } = this;
    const id = this.id(command, time);
    return new CommandContext(demoActor, 'demo', id, time, load, load, undefined, language, undefined, true);
  }

  addedAt({ createdAt }: ProductSeed): number {
    return Date.parse(createdAt) + this.shift;
  }

  brandId(name: string): string {
    return this.id(`brand ${name}`, this.startsAt);
  }

  categoryId(name: string): string {
    return this.id(`category ${name}`, this.startsAt);
  }

  subcategoryId(category: string, name: string): string {
    return this.id(`subcategory ${category} / ${name}`, this.startsAt);
  }

  productId(product: ProductSeed): string {
    return this.id(`product ${product.brand} / ${product.name}`, this.addedAt(product));
  }

  /** Who has the documented sign-in. */
  get host(): PlannedMember {
    const joinedAt = this.until - activeDays * dayMs;
    return { id: this.id('host', joinedAt), name: 'Noor', language: 'en', joinedAt, traits: {} };
  }

  /** All were there before any of them did anything. */
  members(): PlannedMember[] {
    const nextTraits = inventedTraits(this.seed);
    return this.data.activity.members.map(({ name, language, profile }, index) => {
      const joinedAt = this.until - (activeDays + 1 + index) * dayMs;
      const id = this.id(`member ${index}`, joinedAt);
      const invented = nextTraits();
      return { id, name, language, joinedAt, traits: profile?.traits ?? invented, ...(profile && { profile }) };
    });
  }

  /** The key of the visits of somebody who is not signed in. */
  visitKey(visitor: number): string {
    return derivedTimelessId(this.load, `visitor ${visitor}`).replaceAll('-', '').slice(0, 16);
  }

  activity(): Activity {
    const { catalogue, texts } = this.data;
    const optionsOf = ({ category, subcategory }: ProductSeed) => {
      const parent = catalogue.categories.find(({ name }) => name === category);
      return parent?.subcategories.find(({ name }) => name === subcategory)?.options ?? parent?.options ?? [];
    };
    const products = catalogue.products.map((product) => ({
      id: this.productId(product),
      category: product.category,
      subcategory: product.subcategory,
      createdAt: this.addedAt(product),
      options: optionsOf(product).map(({ label }) => label),
    }));
    return generateActivity({ seed: this.seed, until: this.until, products, members: this.members(), texts });
  }

  private id(name: string, time: number) {
    return derivedId(this.seed, name, time);
  }
}
