import type { ReplayFailure } from '@henna/contracts/told';

/** Why a replay failed; `{0}` stands for the value in the service's words. */
export const replayFailures: Readonly<Record<ReplayFailure, string>> = {
  tooLong: 'استغرقت أكثر من خمس عشرة دقيقة.',
  tooManyActs: 'الأفعال أكثر من {0}.',
  ended: 'توقفت الإعادة قبل أن تكتمل.',
};
