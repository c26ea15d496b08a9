import { Module } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Settings } from '../../settings.ts';
import { RateLimiter } from '../../shared/http/rate-limits.ts';
import { LOGGER, SETTINGS } from '../../tokens.ts';
import { PicturesController } from './pictures.controller.ts';
import { PngCache } from './png-cache.ts';

@Module({
  controllers: [PicturesController],
  providers: [
    {
      provide: PngCache,
      inject: [SETTINGS, RateLimiter, LOGGER],
      useFactory: ({ dataFolder }: Settings, limiter: RateLimiter, logger: Logger) =>
        new PngCache(dataFolder, limiter, logger),
    },
  ],
})
export class PicturesModule {}
