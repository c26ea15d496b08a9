import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';

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
