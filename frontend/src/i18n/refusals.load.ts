import { publicRefusals as refusals } from '@henna/contracts/refusals';
import { addEnglish } from './index.ts';

addEnglish({ refusals });
