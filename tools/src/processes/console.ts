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
  moveBar(label, Number(done), Number(total));
};

/** Shows how far the service has come with the catalogue: a bar where there is a terminal, else a line. */
export const showLoading = (loaded: number, total: number): void => {
  const text = `Loading products: ${loaded.toLocaleString('en')} of ${total.toLocaleString('en')}`;
  if (process.stdout.isTTY) moveBar(text, loaded, total);
  else console.log(text);
};

const moveBar = (label: string, done: number, total: number) => {
  if (!bar) {
    bar = new SingleBar({ format: '{bar} {percentage} %  {label}', hideCursor: true }, Presets.shades_grey);
    bar.start(total, 0, { label });
  }
  bar.setTotal(total);
  bar.update(done, { label });
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
