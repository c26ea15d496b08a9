import { progressLine } from './progress-line.ts';

it('says how far a rebuild is, how fast and how long it still takes', () => {
  expect(progressLine(0.25, 5_000, 10)).toBe('████████░░░░░░░░░░░░░░░░░░░░░░ 25 %  5000 events  500/s  0:30 left');
  expect(progressLine(1.2, 100, 90)).toBe('██████████████████████████████ 100 %  100 events  1/s  0:00 left');
  expect(progressLine(0, 0, 0)).toBe('░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░ 0 %  0 events  0/s  – left');
  expect(progressLine(0.5, 100, 119.5)).toContain('2:00 left');
});
