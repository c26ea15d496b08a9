import { Module } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Settings } from '../../settings.ts';
import { RateLimiter } from '../../shared/http/rate-limits.ts';
import { LOGGER, SETTINGS } from '../../tokens.ts';
import { ArtController } from './art.controller.ts';
import { Rasters } from './rasters.ts';

@Module({
  controllers: [ArtController],
  providers: [
    {
      provide: Rasters,
      inject: [SETTINGS, RateLimiter, LOGGER],
      useFactory: ({ dataFolder }: Settings, limiter: RateLimiter, logger: Logger) =>
        new Rasters(dataFolder, limiter, logger),
    },
  ],
})
export class ArtModule {}
