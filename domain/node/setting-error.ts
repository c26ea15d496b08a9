/** A setting that can't be used: what stops a program at its start, in one line. */
export class SettingError extends Error {}
