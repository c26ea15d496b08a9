const datePattern = /^(\d{4})-(\d\d)-(\d\d)/;

/** A date or a time in ISO 8601, as ms since 1970. `NaN` if it is invalid, also for days like February 30. */
export const parseIsoDate = (text: string): number => {
  const [, year, month, day] = (datePattern.exec(text) ?? []).map(Number);
  // `Date` alone would accept February 30 as March 2.
  const last = new Date(Date.UTC(2000 + (year! % 400), month, 0)).getUTCDate();
  return day! <= last ? Date.parse(text) : NaN;
};
