import { publicRefusals as refusals } from '@henna/domain/refusals';
import { addEnglish } from './index.ts';

export { refusals };

addEnglish({ refusals });
