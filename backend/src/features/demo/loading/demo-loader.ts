import { demo, demoStream, finishDemo, startDemo } from '@henna/domain';
import { Injectable, type INestApplicationContext } from '@nestjs/common';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { ProjectionProgress } from '../../../shared/projection-progress/projection-progress.ts';
import { EventStore } from '../../../shared/stores/event-store.ts';
import type { Activity } from '../activity/activity.ts';
import { readDemoData, type DemoData } from '../demo-data.ts';
import { followViews, LoadingProgress } from '../demo-work.ts';
import { ActivityLoader, LoadedActivity } from './activity-loader.ts';
import { CatalogueLoader } from './catalogue-loader.ts';
import { DemoPlan } from './demo-plan.ts';
import { demoEmail, MemberLoader } from './member-loader.ts';
import { CommunityLoader } from './community-loader.ts';
import { VisitLoader } from './visit-loader.ts';

const seed = 'henna';
const catalogueTypes: ReadonlySet<string> = new Set(['BrandAdded', 'CategoryAdded', 'ProductAdded']);

/** Loads the demo into a shop that has no catalogue yet, or goes on where loading was interrupted. */
@Injectable()
export class DemoLoader {
  constructor(
    private readonly runner: CommandRunner,
    private readonly store: EventStore,
    private readonly views: ProjectionProgress,
    private readonly catalogue: CatalogueLoader,
    private readonly members: MemberLoader,
    private readonly people: ActivityLoader,
    private readonly community: CommunityLoader,
    private readonly visits: VisitLoader,
    private readonly loaded: LoadedActivity,
  ) {}

  /** A no-op when the demo was loaded before, even if it was removed, and for an installation with its own catalogue. */
  async load(data: DemoData, print: (line: string) => void, onPassword: (password: string) => void): Promise<void> {
    const { state } = await this.runner.fold(demo, demoStream);
    if (state?.loaded) return;
    if (!state && (await this.hasCatalogue())) return;
    const plan = await this.start(data);
    const activity = plan.activity();
    const progress = new LoadingProgress('Loading the demo', stepsOf(plan, activity), print);
    await this.follow(await this.catalogue.loadBrandsAndCategories(plan, progress));
    await this.follow(await this.catalogue.loadProducts(plan, progress));
    await this.follow(await this.members.load(plan, progress, onPassword));
    const loaded = await this.loaded.ids();
    await this.follow(await this.people.load(plan, activity, loaded, progress));
    await this.follow(await this.people.loadReplies(plan, activity, loaded, progress));
    await this.follow(await this.community.load(plan, activity, progress));
    await this.follow(await this.visits.load(plan, activity, progress));
    await this.finish(plan, activity);
  }

  /** Asked of the log, for the views may not have followed yet. */
  private async hasCatalogue(): Promise<boolean> {
    for await (const { type } of this.store.readAll()) if (catalogueTypes.has(type)) return true;
    return false;
  }

  private async start(data: DemoData): Promise<DemoPlan> {
    const now = new Date().toISOString();
    const context = new DemoPlan(seed, Date.parse(now), data).context('start', Date.parse(now));
    const { state, position } = await this.runner.run(demo, demoStream, context, startDemo(seed, now, now));
    await this.follow(position ?? -1n);
    return new DemoPlan(state!.seed, Date.parse(state!.until), data);
  }

  private follow(position: bigint): Promise<void> {
    return followViews(this.views, position, 'the read models did not follow within 120 s while the demo was loaded.');
  }

  private async finish(plan: DemoPlan, { ballots, ratings, comments, replies }: Activity) {
    const counts = {
      products: plan.data.catalogue.products.length,
      members: plan.members().length + 1,
      votes: ballots.reduce((sum, { votes }) => sum + votes.length, 0),
      ratings: ratings.length,
      comments: comments.length + replies.length,
    };
    const context = plan.context('finish', plan.until);
    const decision = finishDemo(counts, new Date().toISOString());
    const { position } = await this.runner.run(demo, demoStream, context, decision);
    await this.follow(position ?? -1n);
  }
}

const stepsOf = ({ data }: DemoPlan, activity: Activity) => {
  const { brands, categories, products } = data.catalogue;
  const { members, records } = data.activity;
  const { ballots, ratings, comments, replies, shelf, marks, pageVisits } = activity;
  const contributions = [ballots, ratings, comments, replies, shelf, marks].reduce(
    (sum, { length }) => sum + length,
    0,
  );
  const profiles = members.filter(({ profile }) => profile).length;
  const catalogue = brands.length + categories.length + records.length + products.length;
  return catalogue + members.length + 1 + profiles + contributions + pageVisits.size;
};

/**
 * Loads the demo into an empty shop; the views hold it when this resolves. Prints `progress <done>/100 <what>`.
 * The password of the demo's account is printed once, when that is made.
 * It may be interrupted at any moment: the next call goes on and doubles nothing.
 */
export const loadDemo = async (
  app: INestApplicationContext,
  data: DemoData = readDemoData(),
  print: (line: string) => void = (line) => console.log(`progress ${line}`),
  onPassword: (password: string) => void = (password) => console.log(signInLine(password)),
): Promise<void> => app.get(DemoLoader, { strict: false }).load(data, print, onPassword);

const signInLine = (password: string) =>
  `Demo sign-in: ${demoEmail} with ${password} (shown once; another: \`npm run reset-link -- ${demoEmail}\`)`;
