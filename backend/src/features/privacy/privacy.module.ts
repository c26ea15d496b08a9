import { Module } from '@nestjs/common';
import { CommentingModule } from '../commenting/index.ts';
import { ProfilesModule } from '../profiles/profiles.module.ts';
import { TransferModule } from '../transfer/transfer.module.ts';
import { EraseMemberController } from './erase-member/erase-member.controller.ts';
import { EraseMemberProcess } from './erase-member/erase-member.process.ts';
import { PrivateRecords } from './erase-member/private-records.ts';
import { StandingActs } from './erase-member/standing-acts.ts';
import { WithdrawAll } from './erase-member/withdraw-all.ts';
import { ExportPersonController } from './export/export-person.controller.ts';
import { ExportedActs } from './export/exported-acts.ts';
import { ExportedReports } from './export/exported-reports.ts';
import { ExportedPerson } from './export/exported-person.ts';

@Module({
  imports: [ProfilesModule, CommentingModule, TransferModule],
  controllers: [ExportPersonController, EraseMemberController],
  providers: [
    ExportedPerson,
    ExportedActs,
    ExportedReports,
    StandingActs,
    WithdrawAll,
    PrivateRecords,
    EraseMemberProcess,
  ],
})
export class PrivacyModule {}
