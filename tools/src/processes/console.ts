import { Presets, SingleBar } from 'cli-progress';

let bar: SingleBar | undefined;
const storesWaitedFor = new Set<string>();

/**
 * Shows how far a child has come. Text with `<done>/<total>` in it moves a bar where there is a terminal; anything else,
 * and everywhere else, is a plain line.
 */
export const showProgress = (text: string): void => {
  const [, done, total] = /(\d+)\s*\/\s*(\d+)/.exec(text) ?? [];
  if (!process.stdout.isTTY || total === undefined) {
    endProgress();
    console.log(text);
    return;
  }
  const label = text.replace(/\s*\d+\s*\/\s*\d+\s*/, ' ').trim();
  if (!bar) {
    bar = new SingleBar({ format: '{bar} {percentage} %  {label}', hideCursor: true }, Presets.shades_grey);
    bar.start(Number(total), 0, { label });
  }
  bar.setTotal(Number(total));
  bar.update(Number(done), { label });
};

/** Leaves the bar as it is; the next lines go below it. */
export const endProgress = (): void => {
  bar?.stop();
  bar = undefined;
};

/** Prints once, however many children report it, that a store does not answer yet. */
export const announceWaiting = (store: string): void => {
  if (storesWaitedFor.has(store)) return;
  storesWaitedFor.add(store);
  endProgress();
  console.log(`Waiting for ${store} …`);
};

/** Prints once that a store answers after all; nothing for one that was not announced as waited for. */
export const announceReached = (store: string): void => {
  if (storesWaitedFor.delete(store)) console.log(`Reached ${store}.`);
};
