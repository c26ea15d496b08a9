import { publicRefusals as refusals } from '@henna/domain/refusals';
import { addEnglish } from './index.ts';

addEnglish({ refusals });
