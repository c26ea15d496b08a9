import { stateCollections, type BannerDocument, type ParkedDocument } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { TokenRole } from '../../settings.ts';
import { ActiveViews } from '../../shared/projection-progress/active-views.ts';
import { ProjectionProgress } from '../../shared/projection-progress/projection-progress.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { BatchJobs, batchResponse } from '../batches/index.ts';
import { removedSubcategories } from '../catalogue/index.ts';
import { CatalogueIndex, Listing } from '../listing/index.ts';
import { ModerationQueue } from '../moderation/index.ts';
import { ImportJobs } from '../transfer/index.ts';
import type { CatalogueSizeResponse, RunningImportResponse, TodayResponse } from './today.response.ts';

/** The latest imports among which running ones are looked for, and the most batches that are listed. */
const mostJobs = 10;

/** Counts what waits for the staff: from memory, or by an index. */
@Injectable()
export class TodayReader {
  constructor(
    private readonly catalogue: CatalogueIndex,
    private readonly listing: Listing,
    private readonly queue: ModerationQueue,
    private readonly imports: ImportJobs,
    private readonly batches: BatchJobs,
    private readonly progress: ProjectionProgress,
    private readonly databases: Databases,
    private readonly views: ActiveViews,
  ) {}

  async read(role: TokenRole): Promise<TodayResponse> {
    const [openReports, parkedEvents, imports, batches, banners] = await Promise.all([
      this.queue.openCount(),
      this.parkedEvents(),
      role === 'admin' ? this.runningImports() : [],
      role === 'analyst' ? [] : this.batches.running(mostJobs),
      this.views.collection<BannerDocument>('banner').countDocuments({ removed: false }),
    ]);
    return {
      openReports,
      uncategorised: this.total({ subcategoryIds: removedSubcategories(this.catalogue) }),
      withoutPicture: this.total({ withoutPicture: true }),
      parkedEvents,
      imports,
      batches: batches.map(batchResponse),
      catalogue: { ...this.catalogueSize(), banners },
    };
  }

  private total(query: Parameters<Listing['page']>[0]): number {
    return this.listing.page({ sort: 'newest', ...query }, 0, 0).total;
  }

  private async parkedEvents(): Promise<number> {
    const { degradedViews, activeBuilds } = this.progress;
    if (degradedViews.length === 0) return 0;
    const inViews = degradedViews.map((view) => ({ view, build: activeBuilds[view] }));
    return this.databases.views.collection<ParkedDocument>(stateCollections.parked).countDocuments({ $or: inViews });
  }

  private async runningImports(): Promise<RunningImportResponse[]> {
    const latest = await this.imports.newest(mostJobs);
    return latest.flatMap(({ _id, entity, status, done, total }) =>
      status === 'running' || status === 'undoing' ? [{ id: _id, entity, status, done, total }] : [],
    );
  }

  private catalogueSize(): Omit<CatalogueSizeResponse, 'banners'> {
    const present = (records: Iterable<{ readonly removed: boolean }>) =>
      [...records].filter(({ removed }) => !removed).length;
    return {
      categories: present(this.catalogue.allCategories()),
      brands: present(this.catalogue.allBrands()),
      products: this.total({}),
    };
  }
}
