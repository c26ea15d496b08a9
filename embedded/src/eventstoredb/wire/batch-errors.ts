import shared from '@eventstore/db-client/generated/shared_pb.js';
import statuses from '@eventstore/db-client/generated/status_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import any from 'google-protobuf/google/protobuf/any_pb.js';
import google from 'google-protobuf/google/protobuf/empty_pb.js';
import { ANY, type ExpectedRevision, NO_STREAM, STREAM_EXISTS } from '../streams/expected-revision.ts';
import { streamIdentifier } from './responses.ts';
import { encodeStructuredUuid } from './uuid.ts';

/** What can become of one append of a BatchAppend call besides success. The names are those of the protocol's details. */
export type BatchFailure =
  | { kind: 'WrongExpectedVersion'; expected: ExpectedRevision; actual: number }
  | { kind: 'MaximumAppendSizeExceeded'; maximum: number }
  | { kind: 'BadRequest'; message: string }
  | { kind: 'Timeout' };

/** Codes of google.rpc as the protocol uses them here. */
const CODES = {
  WrongExpectedVersion: 6,
  MaximumAppendSizeExceeded: 3,
  BadRequest: 3,
  Timeout: 4,
} as const;

/**
 * The answer to one append that failed; the call goes on. Without a correlation id or a stream the field stays unset.
 * `structured` is the form that the id has when a deadline passes while the append is open.
 */
export function encodeBatchFailure(
  correlationId: string | undefined,
  stream: string | undefined,
  failure: BatchFailure,
  structured = false,
): Buffer {
  const packed = new any.Any();
  packed.pack(details(failure).serializeBinary(), `event_store.client.${failure.kind}`);
  const status = new statuses.Status().setCode(CODES[failure.kind]).setMessage(failure.kind).setDetails(packed);
  const response = new streams.BatchAppendResp().setError(status);
  if (correlationId !== undefined)
    response.setCorrelationId(
      structured
        ? shared.UUID.deserializeBinary(encodeStructuredUuid(correlationId))
        : new shared.UUID().setString(correlationId),
    );
  if (stream !== undefined) response.setStreamIdentifier(streamIdentifier(stream));
  return Buffer.from(response.serializeBinary());
}

function details(failure: BatchFailure) {
  switch (failure.kind) {
    case 'WrongExpectedVersion':
      return wrongExpectedVersion(failure.expected, failure.actual);
    case 'MaximumAppendSizeExceeded':
      return new shared.MaximumAppendSizeExceeded().setMaxappendsize(failure.maximum);
    case 'BadRequest':
      return new shared.BadRequest().setMessage(failure.message);
    case 'Timeout':
      return new shared.Timeout();
  }
}

function wrongExpectedVersion(expected: ExpectedRevision, actual: number) {
  const wrong = new shared.WrongExpectedVersion();
  if (actual < 0) wrong.setCurrentNoStream(new google.Empty());
  else wrong.setCurrentStreamRevision(String(actual));
  if (expected === ANY) return wrong.setExpectedAny(new google.Empty());
  if (expected === STREAM_EXISTS) return wrong.setExpectedStreamExists(new google.Empty());
  if (expected === NO_STREAM) return wrong.setExpectedNoStream(new google.Empty());
  return wrong.setExpectedStreamPosition(String(expected));
}
