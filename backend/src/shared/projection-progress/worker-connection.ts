import type { LaneName, ProgressRequest, WorkerProgress } from '@henna/domain';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { Databases } from '../stores/databases.ts';
import { activeWorkerLease, checkpointProgress } from './worker-progress.ts';

const reconnectAfterMs = 5;
const retryAfterMs = 250;

/** Receives the worker's progress in a lane, which it pushes over loopback; polls the checkpoints while there is no connection. */
export class WorkerConnection {
  private socket: Socket | undefined;
  private closed = false;
  private requested = -1n;

  constructor(
    private readonly lane: LaneName,
    private readonly databases: Databases,
    private readonly onProgress: (progress: WorkerProgress) => void,
  ) {}

  /** Resolves after {@link close}; never rejects. */
  async listen(): Promise<void> {
    while (!this.closed) {
      const address = await this.workerAddress();
      if (address) await this.receive(address);
      if (this.closed) return;
      const storeAnswers = await this.poll();
      await new Promise((resolve) => setTimeout(resolve, storeAnswers ? reconnectAfterMs : retryAfterMs));
    }
  }

  /** Asks the worker to commit this position at once. */
  request(position: bigint): void {
    if (position <= this.requested) return;
    this.requested = position;
    this.sendRequest();
  }

  private sendRequest() {
    const request: ProgressRequest = { position: String(this.requested) };
    if (this.requested >= 0n && this.socket?.writable) this.socket.write(`${JSON.stringify(request)}\n`);
  }

  close(): void {
    this.closed = true;
    this.socket?.destroy();
  }

  private async workerAddress() {
    try {
      return (await activeWorkerLease(this.databases.views, this.lane))?.progress;
    } catch {
      return undefined;
    }
  }

  /** Resolves when the connection has ended. */
  private receive({ host, port }: { host: string; port: number }): Promise<void> {
    return new Promise((resolve) => {
      const socket = connect({ host, port });
      this.socket = socket;
      socket.on('connect', () => this.sendRequest());
      const lines = createInterface({ input: socket });
      lines.on('line', (line) => this.onProgress(JSON.parse(line) as WorkerProgress));
      // readline re-emits errors of the socket; an unhandled one would end the process.
      for (const source of [socket, lines]) source.on('error', () => undefined);
      socket.on('close', () => resolve());
    });
  }

  /** Resolves to false if the store is unavailable, which health reports. */
  private async poll() {
    try {
      const progress = await checkpointProgress(this.databases.views, this.lane);
      if (progress) this.onProgress(progress);
      return true;
    } catch {
      return false;
    }
  }
}
