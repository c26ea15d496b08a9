import {
  addBrand,
  brand,
  brandNameClaim,
  brandStream,
  BusyError,
  changeBrand,
  ConflictError,
  reservation,
  type BrandEvent,
  type EventOf,
  type HennaEvent,
  type Recorded,
} from '@henna/domain';
import { randomUUID } from 'node:crypto';
import { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { randomFrom } from '../../../shared/random.ts';
import { EventStore, RevisionConflict, type NewEvent } from '../../../shared/stores/event-store.ts';
import { NameReservations, reservationStream } from './name-reservations.ts';

/** A log in memory that takes its time, so that commands come between each other's steps. */
class SlowLog implements Pick<EventStore, 'read' | 'append'> {
  private readonly streams = new Map<string, Recorded<HennaEvent>[]>();
  private position = 0n;

  constructor(private readonly random: () => number) {}

  async read<Event extends EventOf<string, unknown>>(stream: string) {
    await this.dawdle();
    const events = [...(this.streams.get(stream) ?? [])] as unknown as Recorded<Event>[];
    await this.dawdle();
    return { events, revision: BigInt(events.length) - 1n };
  }

  async append(stream: string, revision: bigint, events: readonly NewEvent[]) {
    await this.dawdle();
    const existing = this.streams.get(stream) ?? [];
    if (BigInt(existing.length) - 1n !== revision) throw new RevisionConflict(stream);
    for (const { id, event, metadata } of events)
      existing.push({ ...event, id, stream, revision: BigInt(existing.length), position: ++this.position, metadata });
    this.streams.set(stream, existing);
    await this.dawdle();
    return this.position;
  }

  private async dawdle() {
    for (let turns = this.random() < 0.2 ? 40 * this.random() : 0; turns > 0; turns--) await new Promise(setImmediate);
  }
}

const fields = { displayName: 'x', labels: {}, description: null, logoUrl: null, website: null, active: true };
const actor = { kind: 'token', id: 'test', role: 'admin' } as const;
const owners = ['b1', 'b2'];
const wishes = ['Ilia', 'ILIA', 'Merit', 'Saie'];

const signal = () => {
  let give = () => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  return [given, give] as const;
};

const refused = (error: unknown) => {
  if (!(error instanceof ConflictError || error instanceof BusyError)) throw error;
};

it.each(Array.from({ length: 20 }, (_, index) => index + 1))(
  'never gives two records one name (seed %i)',
  async (seed) => {
    const choices = randomFrom(String(seed));
    const random = () => choices.next();
    const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
    const runner = new CommandRunner(new SlowLog(random) as unknown as EventStore);
    const names = new NameReservations(runner);
    const run = (
      brandId: string,
      decide: Parameters<typeof names.run<ReturnType<typeof brand.initialState>, BrandEvent>>[3],
    ) => names.run(brand, brandStream(brandId), new CommandContext(actor, 'api'), decide, brandNameClaim(brandId));
    const at = new Date().toISOString();
    for (const id of owners) await run(id, addBrand(id, { ...fields, name: id }, at));
    const rename = async (id: string, name: string) =>
      run(id, changeBrand({ name }, { revision: undefined, toResponse: () => null }, at)).catch(refused);
    for (let round = 0; round < 20; round++) {
      await Promise.all(Array.from({ length: 5 }, () => rename(pick(owners), pick(wishes))));
      const borne = await Promise.all(
        owners.map(
          async (id) => brandNameClaim(id).nameOf((await runner.fold(brand, brandStream(id))).state, id)!.value,
        ),
      );
      expect(new Set(borne).size).toBe(owners.length);
      for (const [index, value] of borne.entries()) {
        const { state } = await runner.fold(reservation, reservationStream('brand', value));
        expect({ value, ownerId: state.owner?.ownerId }).toEqual({ value, ownerId: owners[index] });
      }
    }
  },
);

/** Each by a process of its own that takes the streams for new, as an import does. */
const addingTo = (random: () => number) => {
  const log = new SlowLog(random) as unknown as EventStore;
  return async (brandId: string, name: string) => {
    const [id, time] = [randomUUID(), Date.now()];
    const context = new CommandContext(actor, 'import', id, time, id, id, undefined, undefined, undefined, true);
    const names = new NameReservations(new CommandRunner(log));
    const decide = addBrand(brandId, { ...fields, name }, context.at);
    await names.run(brand, brandStream(brandId), context, decide, brandNameClaim(brandId));
  };
};

it.each([1, 2, 3, 4, 5])('gives a name to one of those who take their streams for new (seed %i)', async (seed) => {
  const choices = randomFrom(String(seed));
  const add = addingTo(() => choices.next());
  const inAnyCase = (name: string) => (choices.next() < 0.5 ? name : name.toUpperCase());
  for (let round = 0; round < 20; round++) {
    const name = `Merit ${round}`;
    const added = await Promise.allSettled(
      Array.from({ length: 4 }, (_, index) => add(`b${round}-${index}`, inAnyCase(name))),
    );
    const late = await Promise.allSettled([add(`b${round}-late`, name)]);
    for (const each of [...added, ...late]) if (each.status === 'rejected') refused(each.reason);
    const bearers = [...added, ...late].filter(({ status }) => status === 'fulfilled');
    expect({ name, bearers: bearers.length }).toEqual({ name, bearers: 1 });
  }
});

it('leaves a name to who bears it, however long ago that was reserved', async () => {
  const add = addingTo(() => 1);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2020-01-01'));
  await add('b1', 'Merit');
  clock.mockRestore();
  await expect(add('b2', 'MERIT')).rejects.toMatchObject({ code: 'NAME_TAKEN' });
});

it('keeps the name of a record that takes it back while a rename which came too late ends', async () => {
  const log = new SlowLog(() => 1);
  const at = new Date().toISOString();
  const runOn = (store: Pick<EventStore, 'read' | 'append'>, decide: Parameters<NameReservations['run']>[3]) =>
    new NameReservations(new CommandRunner(store as unknown as EventStore)).run(
      brand,
      brandStream('b1'),
      new CommandContext(actor, 'api'),
      decide,
      brandNameClaim('b1'),
    );
  const rename = (store: Pick<EventStore, 'read' | 'append'>, name: string) =>
    runOn(store, changeBrand({ name }, { revision: undefined, toResponse: () => null }, at) as never);
  await runOn(log, addBrand('b1', { ...fields, name: 'Saie' }, at) as never);

  const [lateHasEnded, endLate] = signal();
  let back: Promise<unknown> | undefined;
  const backWaits: typeof log.append = async (stream, ...rest) => {
    if (stream === brandStream('b1')) await lateHasEnded;
    return log.append(stream, ...rest);
  };
  const lateIsOvertaken: typeof log.read = async (stream) => {
    if (stream === reservationStream('brand', 'saie') && !back) {
      await rename(log, 'Ilia');
      back = rename({ read: (each) => log.read(each), append: backWaits }, 'Saie');
      while ((await log.read(stream)).events.length < 3) await new Promise(setImmediate);
    }
    return log.read(stream);
  };
  await rename({ read: lateIsOvertaken, append: (...appended) => log.append(...appended) }, 'Ilia');
  endLate();
  await back;
  const { state } = await new CommandRunner(log as unknown as EventStore).fold(
    reservation,
    reservationStream('brand', 'saie'),
  );
  expect(state.owner).toMatchObject({ ownerId: 'b1' });
});

it('keeps the streams of kinds and values apart', () => {
  expect(reservationStream('brand', 'fenty')).toMatch(/^reservation-brand-[0-9a-f]{64}$/);
  expect(reservationStream('brand', 'fenty')).not.toBe(reservationStream('brand', 'fenti'));
});
