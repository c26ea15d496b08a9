import { Module } from '@nestjs/common';
import { CommentingModule } from '../commenting/index.ts';
import { ProfilesModule } from '../profiles/index.ts';
import { TransferModule } from '../transfer/index.ts';
import { EraseMemberProcess } from './erasure/erase-member.process.ts';
import { PrivateRecords } from './erasure/private-records.ts';
import { ActiveContributions } from './erasure/active-contributions.ts';
import { WithdrawContributions } from './erasure/withdraw-contributions.ts';
import { ExportedContributions } from './export/exported-contributions.ts';
import { ExportedReports } from './export/exported-reports.ts';
import { ExportedPerson } from './export/exported-person.ts';
import { PrivacyController } from './privacy.controller.ts';

@Module({
  imports: [ProfilesModule, CommentingModule, TransferModule],
  controllers: [PrivacyController],
  providers: [
    ExportedPerson,
    ExportedContributions,
    ExportedReports,
    ActiveContributions,
    WithdrawContributions,
    PrivateRecords,
    EraseMemberProcess,
  ],
})
export class PrivacyModule {}
