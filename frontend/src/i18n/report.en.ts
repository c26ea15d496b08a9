import { addEnglish } from './index.ts';
import './refusals.en.ts';

export const report = {
  title: 'Report this comment',
  why: 'What is wrong with it? The moderators will see who reported it; its author won’t.',
  reasons: {
    spam: 'Spam or advertising',
    abuse: 'Insults or hatred',
    offTopic: 'Not about the product',
    falseClaim: 'False or dangerous claims',
    personalData: 'Someone’s personal information',
    other: 'Something else',
  },
  note: 'Note for the moderators (optional)',
  send: 'Send report',
  thanks: 'Thank you for your report',
  thanksText: 'A moderator will look at the comment.',
  failed: 'Failed to send report. Please try again.',
} as const;

addEnglish({ report });
