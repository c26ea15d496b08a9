import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { StoredEvent } from '../log/record.ts';
import { varintLength, ProtobufWriter } from './protobuf-writer.ts';

/** Small messages of a read or a subscription. */
const message = (fill: (response: streams.ReadResp) => void): Buffer => {
  const response = new streams.ReadResp();
  fill(response);
  return Buffer.from(response.serializeBinary());
};

export const confirmation = (subscriptionId: string): Buffer =>
  message((r) => r.setConfirmation(new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId(subscriptionId)));

export const caughtUp = (): Buffer => message((r) => r.setCaughtUp(new streams.ReadResp.CaughtUp()));

export const checkpoint = (commit: number, prepare: number): Buffer =>
  message((r) =>
    r.setCheckpoint(
      new streams.ReadResp.Checkpoint().setCommitPosition(String(commit)).setPreparePosition(String(prepare)),
    ),
  );

export const firstRevision = (revision: number): Buffer => message((r) => r.setFirstStreamPosition(String(revision)));

export const lastRevision = (revision: number): Buffer => message((r) => r.setLastStreamPosition(String(revision)));

export const streamNotFound = (stream: string): Buffer =>
  message((r) =>
    r.setStreamNotFound(new streams.ReadResp.StreamNotFound().setStreamIdentifier(streamIdentifier(stream))),
  );

export const streamIdentifier = (stream: string): shared.StreamIdentifier =>
  new shared.StreamIdentifier().setStreamName(Buffer.from(stream));

const fieldLength = (length: number): number => 1 + varintLength(length) + length;

/** The ReadResp message that carries an event and where it stands in the log. */
export function encodeEventFrame({ message, position }: StoredEvent): Buffer {
  const inner = fieldLength(message.length) + 1 + varintLength(position);
  const frame = Buffer.allocUnsafe(fieldLength(inner));
  let end = 0;
  const field = (tag: number, value: number): void => {
    frame[end++] = tag;
    let rest = value;
    for (; rest > 127; rest = Math.floor(rest / 128)) frame[end++] = (rest % 128) | 0x80;
    frame[end++] = rest;
  };
  field(0x0a, inner);
  field(0x0a, message.length);
  end += message.copy(frame, end);
  field(0x18, position);
  return frame;
}

const writer = new ProtobufWriter();

/** The answer to one append of a BatchAppend call that succeeded; `revision` is -1 when the stream has no events. */
export function encodeBatchSuccess(correlationId: string, stream: string, revision: number, position: number): Buffer {
  writer.reset().message(1, () => writer.string(2, correlationId));
  writer.message(3, () => {
    if (revision < 0) writer.empty(2);
    else writer.uint(1, revision);
    writer.message(3, () => {
      writer.uint(1, position);
      writer.uint(2, position);
    });
  });
  writer.message(4, () => writer.string(3, stream));
  return writer.finish();
}
