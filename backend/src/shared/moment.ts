const dayIn = /^(\d{4})-(\d\d)-(\d\d)/;

/** A day or a time in ISO 8601 in ms since 1970; `NaN` for what is none, also for a day that its month does not have. */
export const momentOf = (text: string): number => {
  const [, year, month, day] = (dayIn.exec(text) ?? []).map(Number);
  // The last day of a month is the one before the first of the next; Date would go on counting in that.
  const last = new Date(Date.UTC(2000 + (year! % 400), month, 0)).getUTCDate();
  return day! <= last ? Date.parse(text) : NaN;
};
