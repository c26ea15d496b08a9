import { Module } from '@nestjs/common';
import { CoreModule } from '../../../core.module.ts';
import { PictureFiles } from '../../media/index.ts';
import { BackupSections } from './backup-sections.ts';
import { CompleteBackup } from './complete-backup.ts';

/** What a complete backup needs, in a process of its own. */
@Module({ imports: [CoreModule], providers: [PictureFiles, BackupSections, CompleteBackup] })
export class BackupModule {}
