import { Global, Module } from '@nestjs/common';
import { CatalogueIndex } from './catalogue-index/catalogue-index.ts';

@Global()
@Module({
  providers: [CatalogueIndex],
  exports: [CatalogueIndex],
})
export class CatalogueModule {}
