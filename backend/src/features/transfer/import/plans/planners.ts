import type { ExportedEntity } from '@henna/contracts';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CommandRunner } from '../../../../shared/commands/command-runner.ts';
import { PersonKeys } from '../../../../shared/sealing/person-keys.ts';
import { EventStore } from '../../../../shared/stores/event-store.ts';
import { CatalogueIndex } from '../../../catalogue/index.ts';
import { SealedProfiles } from '../../../profiles/index.ts';
import { KnownViews } from './known-views.ts';
import { People, PeopleOfImport } from './people.ts';
import { bannerPlanner } from './plan-banners.ts';
import { brandPlanner } from './plan-brands.ts';
import { categoryPlanner, subcategoryPlanner } from './plan-categories.ts';
import { commentPlanner } from './plan-comments.ts';
import { settingPlanner, votingOptionsPlanner } from './plan-options.ts';
import { productPlanner } from './plan-products.ts';
import { profilePlanner } from './plan-profiles.ts';
import { ratingPlanner } from './plan-ratings.ts';
import { votePlanner } from './plan-votes.ts';
import type { Planner, PlanningFor } from './plan.ts';

@Injectable()
export class Planners {
  constructor(
    private readonly commands: CommandBus,
    private readonly runner: CommandRunner,
    private readonly store: EventStore,
    private readonly keys: PersonKeys,
    private readonly catalogue: CatalogueIndex,
    private readonly profiles: SealedProfiles,
    private readonly views: KnownViews,
    private readonly people: People,
  ) {}

  /** A planner for one run over the rows of a kind. */
  async planner(entity: ExportedEntity, planningFor: PlanningFor): Promise<Planner> {
    const { catalogue, commands, runner, store, keys, views } = this;
    const people = new PeopleOfImport(planningFor.batch, this.people);
    switch (entity) {
      case 'products':
        return productPlanner(planningFor, catalogue, commands);
      case 'brands':
        return brandPlanner(planningFor, catalogue, commands, runner);
      case 'categories':
        return categoryPlanner(planningFor, catalogue, commands, runner);
      case 'subcategories':
        return subcategoryPlanner(planningFor, catalogue, commands, runner);
      case 'votingOptions':
        return votingOptionsPlanner(planningFor, catalogue, runner);
      case 'settings':
        return settingPlanner(planningFor, catalogue, runner);
      case 'banners':
        return bannerPlanner(planningFor, await views.banners(), commands);
      case 'votes':
        return votePlanner(planningFor, catalogue, runner, views, people);
      case 'ratings':
        return ratingPlanner(planningFor, catalogue, runner, views, people);
      case 'comments':
        return commentPlanner(planningFor, catalogue, { runner, store, keys }, views, people);
      case 'profiles':
        return profilePlanner(planningFor, runner, this.profiles, views, people);
    }
  }
}
