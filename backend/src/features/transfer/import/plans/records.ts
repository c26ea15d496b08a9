import { skip, type Plan } from './plan.ts';

interface Existing {
  readonly id: string;
  readonly removed: boolean;
}

/** Records of one kind as rows find them: by their id, else by what they are called. */
export class Records {
  private readonly ids = new Map<string, Existing>();
  private readonly named = new Map<string, Existing>();
  private readonly inFile = new Set<string>();

  /** @param cleared all of them count as removed */
  constructor(
    existing: Iterable<Existing & { readonly name: string | undefined }>,
    private readonly cleared: boolean,
  ) {
    for (const { id, removed, name } of existing) {
      const record = { id, removed };
      this.ids.set(id, record);
      const known = name === undefined ? undefined : this.named.get(name);
      if (name !== undefined && (!known || known.removed)) this.named.set(name, record);
    }
  }

  /**
   * The plan for a row: skipped where its record stands, else added, or taken up again where it was removed.
   * @param name what it is called, folded; absent where names don't tell records apart
   */
  plan(
    { id, name }: { readonly id: string; readonly name?: string },
    streamOf: (id: string) => string,
    write: { readonly add: () => Plan['write']; readonly takeUp: (id: string) => Plan['write'] },
  ): Plan {
    const found = this.ids.get(id) ?? (name === undefined ? undefined : this.named.get(name));
    const marks = [`id ${found?.id ?? id}`, ...(name === undefined ? [] : [`name ${name}`])];
    const stream = streamOf(found?.id ?? id);
    if (marks.some((mark) => this.inFile.has(mark))) return skip(stream, 'ROW_TWICE');
    for (const mark of marks) this.inFile.add(mark);
    if (!found) return { plan: 'add', stream, write: write.add() };
    if (!found.removed && !this.cleared) return skip(stream, 'ROW_THERE');
    return { plan: 'restore', stream, write: write.takeUp(found.id) };
  }
}
