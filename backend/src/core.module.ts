import { errorSerializer, startTracing, type Tracing } from '@henna/domain/node';
import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { pino, type Logger } from 'pino';
import { readSettings, type Settings } from './settings.ts';
import { PositionByTime } from './shared/as-of/position-by-time.ts';
import { BatchRemovals } from './shared/entities/batch-removals.ts';
import { RecordDocuments } from './shared/as-of/record-documents.ts';
import { RecordHistories } from './shared/as-of/record-histories.ts';
import { AccessGuard } from './shared/auth/access.guard.ts';
import { AdminTokens } from './shared/auth/admin-tokens.ts';
import { CommandInterceptor } from './shared/commands/command.interceptor.ts';
import { CommandRunner } from './shared/commands/command-runner.ts';
import { Idempotency } from './shared/commands/idempotency.ts';
import { AnalyticsClient } from './shared/analytics-client.ts';
import { BulkPool } from './shared/bulk/bulk-pool.ts';
import { VisitorActivity } from './shared/bulk/visitor-activity.ts';
import { CommandLimits } from './shared/http/command-limits.ts';
import { ErasedMembers } from './shared/erased-members.ts';
import { GracefulShutdown } from './shared/http/graceful-shutdown.ts';
import { MutedMembers } from './shared/muted-members.ts';
import { LongListInterceptor } from './shared/http/long-list.interceptor.ts';
import { MinPositionInterceptor } from './shared/http/min-position.interceptor.ts';
import { ProblemFilter } from './shared/http/problem.filter.ts';
import { RateLimiter } from './shared/http/rate-limits.ts';
import { WriteLimitGuard } from './shared/http/request-limits.ts';
import { validation } from './shared/http/validation.pipe.ts';
import { SecurityLogGuard } from './shared/security-log/security-log.guard.ts';
import { SecurityLog } from './shared/security-log/security-log.ts';
import { ActiveViews } from './shared/projection-progress/active-views.ts';
import { ProjectionProgress } from './shared/projection-progress/projection-progress.ts';
import { MasterKeyCheck } from './shared/sealing/master-key-check.ts';
import { derivedKey, masterKey } from './shared/sealing/master-key.ts';
import { PersonKeys } from './shared/sealing/person-keys.ts';
import { Databases } from './shared/stores/databases.ts';
import { EntityCommands, RemoveRecordHandler, RestoreRecordHandler } from './shared/entities/entity-commands.ts';
import { EventStore } from './shared/stores/event-store.ts';
import { FormerLogCheck } from './shared/stores/former-log-check.ts';
import type { Metrics } from './shared/metrics/metrics.ts';
import { LOGGER, MASTER_KEY, METRICS, SETTINGS, TRACING } from './tokens.ts';

/** Providers for all features: settings, stores, commands, progress of views, keys and guards. */
@Global()
@Module({
  imports: [CqrsModule.forRoot()],
  providers: [
    { provide: SETTINGS, useFactory: () => readSettings(process.env) },
    {
      provide: LOGGER,
      inject: [SETTINGS, TRACING],
      useFactory: ({ logLevel: level }: Settings, tracing: Tracing | null) => {
        const serializers = { err: errorSerializer(pino.stdSerializers.err) };
        const logger = pino({ level, serializers, ...(tracing && { mixin: tracing.logFields }) });
        tracing?.onFailure((error) => logger.warn({ err: error }, 'traces cannot be sent'));
        return logger;
      },
    },
    { provide: TRACING, inject: [SETTINGS], useFactory: ({ tracing }: Settings) => startTracing(tracing) },
    {
      provide: MASTER_KEY,
      inject: [SETTINGS],
      useFactory: (settings: Settings) => masterKey(settings.masterKey, settings.dataFolder),
    },
    {
      provide: METRICS,
      inject: [SETTINGS],
      // Not even loaded where nothing is measured.
      useFactory: async ({ metrics }: Settings) =>
        metrics && new (await import('./shared/metrics/metrics.ts')).Metrics(),
    },
    {
      provide: EventStore,
      inject: [SETTINGS, METRICS, TRACING],
      useFactory: ({ eventStoreUrl }: Settings, metrics: Metrics | null, tracing: Tracing | null) =>
        new EventStore(eventStoreUrl, metrics?.observeAppend.bind(metrics), tracing),
    },
    { provide: Databases, inject: [SETTINGS], useFactory: ({ mongoUrl }: Settings) => new Databases(mongoUrl) },
    {
      provide: PersonKeys,
      inject: [Databases, MASTER_KEY, ErasedMembers],
      useFactory: (databases: Databases, master: Buffer, erased: ErasedMembers) =>
        new PersonKeys(databases, derivedKey(master, 'person keys'), erased),
    },
    {
      provide: AdminTokens,
      inject: [Databases, SETTINGS, SecurityLog],
      useFactory: (databases: Databases, { adminTokens }: Settings, log: SecurityLog) =>
        new AdminTokens(databases, adminTokens, log),
    },
    {
      provide: RateLimiter,
      inject: [Databases, MASTER_KEY, SETTINGS],
      useFactory: (databases: Databases, master: Buffer, { rateLimits }: Settings) =>
        new RateLimiter(databases, derivedKey(master, 'rate limits'), rateLimits),
    },
    {
      provide: SecurityLog,
      inject: [SETTINGS],
      useFactory: ({ securityLogFile }: Settings) => new SecurityLog(securityLogFile),
    },
    {
      provide: CommandLimits,
      inject: [SETTINGS],
      useFactory: ({ commandsInFlight }: Settings) => new CommandLimits(commandsInFlight),
    },
    AnalyticsClient,
    VisitorActivity,
    BulkPool,
    ErasedMembers,
    MutedMembers,
    MasterKeyCheck,
    FormerLogCheck,
    CommandRunner,
    Idempotency,
    CommandInterceptor,
    EntityCommands,
    RemoveRecordHandler,
    RestoreRecordHandler,
    ProjectionProgress,
    ActiveViews,
    PositionByTime,
    BatchRemovals,
    RecordDocuments,
    RecordHistories,
    GracefulShutdown,
    { provide: APP_PIPE, useFactory: validation },
    { provide: APP_FILTER, inject: [LOGGER], useFactory: (logger: Logger) => new ProblemFilter(logger) },
    { provide: APP_GUARD, useClass: SecurityLogGuard },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: WriteLimitGuard },
    { provide: APP_INTERCEPTOR, useClass: MinPositionInterceptor },
    { provide: APP_INTERCEPTOR, useClass: LongListInterceptor },
  ],
  exports: [
    CommandLimits,
    SETTINGS,
    LOGGER,
    MASTER_KEY,
    METRICS,
    TRACING,
    EventStore,
    Databases,
    PersonKeys,
    AdminTokens,
    RateLimiter,
    SecurityLog,
    AnalyticsClient,
    VisitorActivity,
    BulkPool,
    ErasedMembers,
    MutedMembers,
    CommandRunner,
    Idempotency,
    CommandInterceptor,
    EntityCommands,
    ProjectionProgress,
    ActiveViews,
    PositionByTime,
    BatchRemovals,
    RecordDocuments,
    RecordHistories,
    CqrsModule,
  ],
})
export class CoreModule {}
