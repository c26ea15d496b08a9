import { act } from '@testing-library/react';

/** Takes the place of the browser's event streams: records which are open, and tells what the test wants told. */
export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static open: FakeEventSource[] = [];
  onerror: (() => void) | null = null;
  readyState = 1;
  constructor(readonly url: string) {
    super();
    FakeEventSource.open.push(this);
  }
  close(): void {
    this.readyState = FakeEventSource.CLOSED;
    FakeEventSource.open = FakeEventSource.open.filter((one) => one !== this);
  }
  /** The server refuses. */
  refuse(): void {
    this.readyState = FakeEventSource.CLOSED;
    this.onerror?.();
  }
}

/** From here on `EventSource` is the fake, until the test file ends. */
export const fakeLive = (): void => {
  Object.defineProperty(globalThis, 'EventSource', { configurable: true, value: FakeEventSource });
};

export const followedTopics = (): string[] =>
  FakeEventSource.open.map(({ url }) => new URL(url, 'http://localhost').searchParams.get('topics') ?? '');

export const tellChanged = (...topics: string[]): void =>
  act(() => {
    const event = new MessageEvent('changed', { data: JSON.stringify({ topics, position: '9' }) });
    FakeEventSource.open.forEach((source) => source.dispatchEvent(event));
  });
