import { once } from 'node:events';
import {
  type sendUnaryData,
  Server,
  ServerCredentials,
  type ServerDuplexStream,
  type ServerWritableStream,
} from '@grpc/grpc-js';
import featuresService from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streamsService from '@eventstore/db-client/generated/streams_grpc_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';

type BatchCall = ServerDuplexStream<streams.BatchAppendReq, streams.BatchAppendResp>;

/** Says yes to every append and keeps nothing. */
const batchAppend = (call: BatchCall): void => {
  call.on('data', (request: streams.BatchAppendReq) => {
    const position = new shared.AllStreamPosition().setCommitPosition('1').setPreparePosition('1');
    const success = new streams.BatchAppendResp.Success().setCurrentRevision('0').setPosition(position);
    const response = new streams.BatchAppendResp().setSuccess(success).setCorrelationId(request.getCorrelationId());
    call.write(response.setStreamIdentifier(request.getOptions()?.getStreamIdentifier()));
  });
  call.on('end', () => call.end());
};

const bytes = (value: Buffer): Buffer => value;

const recordedEvent = (): streams.ReadResp.ReadEvent.RecordedEvent => {
  const event = new streams.ReadResp.ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString('6f1c9d0e-5a7b-4c3d-8e2f-1a2b3c4d5e6f'))
    .setStreamIdentifier(new shared.StreamIdentifier().setStreamName(Buffer.from('bench-1')))
    .setStreamRevision('1')
    .setCommitPosition('1000000')
    .setPreparePosition('1000000')
    .setData(Buffer.from(JSON.stringify({ n: 100, vote: 'up' })));
  event.getMetadataMap().set('type', 'VoteCast');
  event.getMetadataMap().set('content-type', 'application/json');
  event.getMetadataMap().set('created', '17000000000000000');
  return event;
};
const readEvent = new streams.ReadResp.ReadEvent().setEvent(recordedEvent()).setCommitPosition('1000000');
const frame = Buffer.from(new streams.ReadResp().setEvent(readEvent).serializeBinary());

/** The same event again and again, as many as are asked for. */
const read = async (call: ServerWritableStream<streams.ReadReq, Buffer>): Promise<void> => {
  const count = Number(call.request.getOptions()?.getCount());
  for (let sent = 0; sent < count; sent++) if (!call.write(frame)) await once(call, 'drain');
  call.end();
};

const getSupportedMethods = (_: unknown, answer: sendUnaryData<features.SupportedMethods>): void => {
  const method = new features.SupportedMethod()
    .setMethodName('batchappend')
    .setServiceName('event_store.client.streams.streams');
  answer(null, new features.SupportedMethods().setEventStoreServerVersion('23.10.6').setMethodsList([method]));
};

/** The least that gRPC needs for an append and a read: a server that stores nothing. */
const server = new Server();
const { StreamsService } = streamsService;
server.addService(
  { batchAppend: StreamsService.batchAppend, read: { ...StreamsService.read, responseSerialize: bytes } },
  { batchAppend, read: (call: ServerWritableStream<streams.ReadReq, Buffer>) => void read(call) },
);
server.addService(featuresService.ServerFeaturesService, { getSupportedMethods });
server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, port) => {
  if (error) throw error;
  process.stdout.write(`ready esdb://127.0.0.1:${port}?tls=false\n`);
});
process.once('disconnect', () => process.exit());
process.once('SIGTERM', () => process.exit());
