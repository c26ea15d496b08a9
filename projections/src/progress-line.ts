const width = 30;

const clock = (seconds: number): string => {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

/**
 * One line of a rebuild's progress.
 * @param share of the log that has been read, 0 to 1
 * @param events read so far
 * @param seconds since it began
 */
export const progressLine = (share: number, events: number, seconds: number): string => {
  const done = Math.min(1, Math.max(0, share));
  const bar = '█'.repeat(Math.round(done * width)).padEnd(width, '░');
  const rate = seconds > 0 ? Math.round(events / seconds) : 0;
  const left = done > 0 ? clock((seconds * (1 - done)) / done) : '–';
  return `${bar} ${Math.floor(done * 100)} %  ${events} events  ${rate}/s  ${left} left`;
};
