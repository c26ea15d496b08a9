import { masterKeyCheck, type MasterKeyCheckDocument } from '@henna/domain';
import { SettingError } from '@henna/domain/node';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { MASTER_KEY } from '../../tokens.ts';
import { Databases } from '../stores/databases.ts';
import { derivedKey } from './master-key.ts';
import { PersonKeys } from './person-keys.ts';

/** Stops a program whose master key is not that of the stores: it could not open sealed fields. */
@Injectable()
export class MasterKeyCheck implements OnModuleInit {
  constructor(
    private readonly databases: Databases,
    @Inject(MASTER_KEY) private readonly master: Buffer,
    private readonly keys: PersonKeys,
  ) {}

  /**
   * Compares the key with the check value, which is written at the first start. For stores without one it is written if
   * the key opens a stored key. @throws SettingError if the key does not match
   */
  async onModuleInit(): Promise<void> {
    const checks = this.databases.privateCollection<MasterKeyCheckDocument>(masterKeyCheck.collection);
    const { id: _id, purpose } = masterKeyCheck;
    const value = derivedKey(this.master, purpose).toString('hex');
    const stored = await checks.findOne({ _id });
    if (!stored && (await this.keys.fitsMasterKey()))
      await checks.updateOne({ _id }, { $setOnInsert: { value } }, { upsert: true });
    // Read again, because two programs may start at once.
    if ((stored ?? (await checks.findOne({ _id })))?.value !== value)
      throw new SettingError(
        'The stores were written with another master key. Start with that one: MASTER_KEY, or the file master.key in DATA_DIR.',
      );
  }
}
