import type { RecordedHennaEvent } from '@henna/domain';
import { Log } from '../memory-log.ts';
import { Activity } from './activity.ts';
import { Catalogue, RemovableRecords } from './catalogue.ts';
import type { Intent } from './intents.ts';
import { Navigation } from './navigation.ts';
import { Notebook } from './notebook.ts';
import { People } from './people.ts';
import { Pictures } from './pictures.ts';
import { Reports } from './reports.ts';

/** A valid log of all event types; intents that are impossible at their time are left out. */
export class RandomLog {
  readonly #log = new Log();
  readonly records = new RemovableRecords();
  readonly #catalogue = new Catalogue(this.#log, this.records);
  readonly #navigation = new Navigation(this.#log, this.records);
  readonly #notebook = new Notebook(this.#log);
  readonly #people = new People(this.#log);
  readonly #pictures = new Pictures(this.#log, this.#catalogue.products);
  readonly activity = new Activity(this.#log, this.#catalogue.products);
  readonly #reports = new Reports(this.#log, this.activity);

  static fromIntents(steps: readonly Intent[]): RandomLog {
    const log = new RandomLog();
    log.#catalogue.addProduct(0, 0);
    for (const step of steps) log.#step(step);
    return log;
  }

  get events(): readonly RecordedHennaEvent[] {
    return this.#log.events;
  }

  #step([kind, a, b, c]: Intent): void {
    if (kind < 6) this.#catalogue.addProduct(a, c);
    else if (kind < 10) this.#catalogue.changeProduct(a, b, c);
    else if (kind < 30) this.activity.vote(a, b, c);
    else if (kind < 45) this.activity.rate(a, b, c);
    else if (kind < 59) this.activity.comment(a, b, c);
    else if (kind < 61) this.activity.mark(a, b, c);
    else if (kind < 65) this.#reports.step(a, b, c);
    else if (kind < 70) this.activity.visit(a, b, c);
    else if (kind < 73) this.activity.shelve(a, b, c);
    else if (kind < 76) this.activity.reset(a, b, c);
    else if (kind < 79) this.#pictures.step(a, b, c);
    else if (kind < 80) this.#erase(`user-${a % 5}`, c);
    else if (kind < 85) this.#catalogue.brand(a, b, c);
    else if (kind < 90) this.#navigation.category(a, b, c);
    else if (kind < 92) this.#people.member(a, b, c);
    else if (kind < 94) this.#people.profile(a, b, c);
    else if (kind < 96) this.#navigation.banner(a, c);
    else if (kind < 97) this.#people.demoStep(c);
    else if (kind < 98) this.#notebook.step(a, b, c);
    else if (kind < 99) this.#people.reserve(a, b);
    else if (kind < 100) this.#navigation.globalOptions(c);
    else this.activity.replace(a, c);
  }

  #erase(userId: string, c: number): void {
    this.activity.erase(userId, c);
    this.#people.erase(userId, c);
  }
}
