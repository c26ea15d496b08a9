/** Lets one loop sleep until there is something to do; a ring while it is awake is not lost. */
export class WakeUp {
  private rung = false;
  private awake: (() => void) | undefined;

  readonly ring = (): void => {
    this.rung = true;
    this.awake?.();
  };

  async sleep(): Promise<void> {
    if (!this.rung) await new Promise<void>((resolve) => (this.awake = resolve));
    this.awake = undefined;
    this.rung = false;
  }
}
