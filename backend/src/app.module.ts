import { Module } from '@nestjs/common';
import { CoreModule } from './core.module.ts';
import { AccountsModule } from './features/accounts/accounts.module.ts';
import { CatalogueModule } from './features/catalogue/catalogue.module.ts';
import { VotingModule } from './features/voting/voting.module.ts';

@Module({ imports: [CoreModule, AccountsModule, CatalogueModule, VotingModule] })
export class AppModule {}
