import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Client, type ClientDuplexStream, credentials } from '@grpc/grpc-js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';

const together = 2_000;
const appendsAtOnce = 8;
const uuidLength = 36;
const service = '/event_store.client.streams.Streams';

const bytes = (value: Buffer): Buffer => value;
const idOf = (n: number): string => `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;
const uuid = (text: string): shared.UUID => new shared.UUID().setString(text);

/** What begins an answer that holds an event. */
const eventTag = 0x0a;

const withRawClient = async <Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> => {
  const client = new Client(new URL(url).host, credentials.createInsecure(), { 'grpc.max_receive_message_length': -1 });
  try {
    return await work(client);
  } finally {
    client.close();
  }
};

/** The events of an append: encoded once, as a client that encodes each is slower than the store. */
const encodedEvents = (): { readonly events: Buffer; readonly idsAt: readonly number[] } => {
  const request = new streams.BatchAppendReq();
  for (let n = 0; n < together; n++) {
    const event = new streams.BatchAppendReq.ProposedMessage().setId(uuid(idOf(n)));
    event.getMetadataMap().set('type', 'VoteCast').set('content-type', 'application/json');
    request.addProposedMessages(event.setData(Buffer.from(JSON.stringify({ n, vote: 'up' }))));
  }
  const events = Buffer.from(request.serializeBinary());
  const idsAt: number[] = [];
  for (let n = 0; n < together; n++) idsAt.push(events.indexOf(idOf(n), idsAt.at(-1) ?? 0, 'latin1'));
  return { events, idsAt };
};

/** What stands before the events of an append. */
const encodedHead = (stream: string): Buffer => {
  const options = new streams.BatchAppendReq.Options()
    .setStreamIdentifier(new shared.StreamIdentifier().setStreamName(Buffer.from(stream)))
    .setAny(new shared.Empty());
  return Buffer.from(
    new streams.BatchAppendReq()
      .setCorrelationId(uuid(randomUUID()))
      .setOptions(options)
      .setIsFinal(true)
      .serializeBinary(),
  );
};

/** Appends to one stream after another over a call of its own, as soon as the append before is durable. */
class Writer {
  readonly #call: ClientDuplexStream<Buffer, Buffer>;
  #answered: ((answer: Buffer) => void) | undefined;
  readonly #broken: Promise<never>;

  constructor(client: Client) {
    this.#call = client.makeBidiStreamRequest(`${service}/BatchAppend`, bytes, bytes);
    this.#call.on('data', (answer: Buffer) => this.#answered?.(answer));
    this.#broken = new Promise((_, reject) => this.#call.on('error', reject));
    this.#broken.catch(() => undefined);
  }

  /** @throws Error when the store refuses it */
  async append(message: Buffer): Promise<void> {
    const answered = new Promise<Buffer>((resolve) => (this.#answered = resolve));
    this.#call.write(message);
    const answer = streams.BatchAppendResp.deserializeBinary(await Promise.race([answered, this.#broken]));
    if (!answer.hasSuccess()) throw new Error(`The store refuses an append: ${answer.getError()?.getMessage()}`);
  }

  end(): void {
    this.#call.end();
  }
}

/** Appends small events to many streams. @param count rounded up to what is appended at once, 2,000 */
export const fillEvents = (url: string, count: number): Promise<void> =>
  withRawClient(url, async (client) => {
    const { events, idsAt } = encodedEvents();
    let done = 0;
    const work = async () => {
      const writer = new Writer(client);
      const mine = Buffer.from(events);
      while (done < count) {
        const first = done;
        done += together;
        for (const [n, at] of idsAt.entries()) mine.write(idOf(first + n), at, uuidLength, 'latin1');
        await writer.append(Buffer.concat([encodedHead(`bench-${first / together}`), mine]));
      }
      writer.end();
    };
    await Promise.all(Array.from({ length: appendsAtOnce }, work));
  });

/** Reads $all from its start and decodes nothing. @param most at most so many events @returns how many there were */
export const countEvents = (url: string, most: number): Promise<number> =>
  withRawClient(url, async (client) => {
    const options = new streams.ReadReq.Options()
      .setAll(new streams.ReadReq.Options.AllOptions().setStart(new shared.Empty()))
      .setCount(String(most))
      .setNoFilter(new shared.Empty())
      .setUuidOption(new streams.ReadReq.Options.UUIDOption().setString(new shared.Empty()));
    const request = Buffer.from(new streams.ReadReq().setOptions(options).serializeBinary());
    const call = client.makeServerStreamRequest(`${service}/Read`, bytes, bytes, request);
    let seen = 0;
    call.on('data', (message: Buffer) => (seen += message[0] === eventTag ? 1 : 0));
    await once(call, 'end');
    return seen;
  });
