import { act, screen } from '@testing-library/react';
import { changeTexts } from '../../../i18n/index.ts';
import { refusals } from '../../../i18n/admin/refusals.ar.ts';
import { openAdmin, site } from '../../../testing/admin.ts';
import { analyticsAnswers } from '../../../testing/analytics.ts';
import { problem } from '../../../testing/fake-server.ts';

const message = 'The period holds more than 10 rows. Choose a shorter one, or filter.';
const explore = (code: string) =>
  openAdmin(
    '/admin/analytics?tab=explore',
    site(analyticsAnswers({ 'GET /api/analytics/metrics/votes': () => problem(400, code, message) })),
  );

afterEach(() => act(() => changeTexts('en')));

test('in English the service tells in its own words why it refuses', async () => {
  explore('TOO_MANY_ROWS');
  expect(await screen.findByText(message)).toBeInTheDocument();
});

test('in Arabic the code of a refusal gives the words', async () => {
  await changeTexts('ar');
  explore('TOO_MANY_ROWS');
  expect(await screen.findByText(refusals['TOO_MANY_ROWS']!)).toBeInTheDocument();
  expect(screen.queryByText(message)).not.toBeInTheDocument();
});

test('in Arabic a sentence that is known says more than its code', async () => {
  await changeTexts('ar');
  openAdmin(
    '/admin/analytics?tab=explore',
    site(
      analyticsAnswers({
        'GET /api/analytics/metrics/votes': () =>
          problem(400, 'VALIDATION_FAILED', 'The period has more than 2000 steps.'),
      }),
    ),
  );
  expect(await screen.findByText('خطوات الفترة أكثر من 2000. تلزم فترة أقصر أو خطوة أطول.')).toBeInTheDocument();
});

test('a code without Arabic words is told as the service puts it', async () => {
  await changeTexts('ar');
  explore('OF_ANOTHER_DAY');
  expect(await screen.findByText(message)).toBeInTheDocument();
});
