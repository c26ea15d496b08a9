import type { BannerEvent, SettingChanged, VotingOption } from '@henna/contracts';
import { banner, bannerOfStream } from '../../../banners/index.ts';
import { globalOptions } from '../../../settings/index.ts';
import type { CatalogueFacts } from '../catalogue-facts.ts';
import type { LogSnapshot } from '../log-snapshot.ts';
import type { Rows } from './rows.ts';

const optionsRow = (options: readonly VotingOption[]) => ({
  options: options.map(({ label }) => label),
  details: options,
});

export async function* brands({ brands }: CatalogueFacts): Rows {
  for (const { _id, removed: _, revision: __, ...brand } of brands.values()) yield { id: _id, ...brand };
}

export async function* categories({ categories }: CatalogueFacts): Rows {
  for (const category of categories.values()) {
    const { _id, removed: _, revision: __, subcategories: ___, optionSet: ____, optionsEver: _____, ...own } = category;
    yield { id: _id, ...own };
  }
}

export async function* subcategories({ categories }: CatalogueFacts): Rows {
  for (const { _id: categoryId, name: category, subcategories } of categories.values())
    for (const { removed, revision: _, optionSet: __, ...part } of subcategories)
      if (!removed) yield { ...part, categoryId, category };
}

/** Removed categories in which products stand still: they bear the words that the products show. */
export async function* removedCategories({ formerPlaces }: CatalogueFacts): Rows {
  const gone = new Map(formerPlaces.flatMap(({ category }) => (category.removed ? [[category._id, category]] : [])));
  for (const category of gone.values()) {
    const { _id, removed: _, revision: __, subcategories: ___, optionSet: ____, optionsEver: _____, ...own } = category;
    const { previousNames: ______, ...row } = own;
    yield { id: _id, ...row };
  }
}

/** The same of subcategories, those of removed categories too. */
export async function* removedSubcategories({ formerPlaces }: CatalogueFacts): Rows {
  for (const { category, subcategory } of formerPlaces) {
    const { removed: _, revision: __, optionSet: ___, previousNames: ____, ...part } = subcategory;
    yield { ...part, categoryId: category._id, category: category.name };
  }
}

export async function* votingOptions({ categories }: CatalogueFacts): Rows {
  for (const { name: categoryKey, optionSet, subcategories } of categories.values()) {
    if (optionSet)
      yield { categoryKey, subcategory: null, ...optionsRow(optionSet.options), updatedAt: optionSet.updatedAt };
    for (const { name: subcategory, removed, optionSet: own } of subcategories)
      if (own && !removed) yield { categoryKey, subcategory, ...optionsRow(own.options), updatedAt: own.updatedAt };
  }
}

export async function* settings(log: LogSnapshot): Rows {
  let set = { options: globalOptions.initialState().options, updatedAt: null as string | null };
  for await (const events of log.streams<SettingChanged>('setting'))
    set = { options: log.folded(globalOptions, events).options, updatedAt: events.at(-1)!.data.changedAt };
  yield { id: 'votingOptions', key: 'votingOptions', value: optionsRow(set.options), updatedAt: set.updatedAt };
}

export async function* banners(log: LogSnapshot): Rows {
  for await (const events of log.streams<BannerEvent>('banner')) {
    const state = log.folded(banner, events);
    if (!state || state.removed) continue;
    const { revision: _, ...row } = bannerOfStream(state);
    yield row;
  }
}
