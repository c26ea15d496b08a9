import { Server, ServerCredentials, status } from '@grpc/grpc-js';
import featuresService from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import gossipService from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import streamsService from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { batchAppend } from './calls/batch-append.ts';
import { MAX_MESSAGE_SIZE, MAX_PENDING_BYTES } from './calls/limits.ts';
import { OpenCalls } from './calls/outgoing.ts';
import { PendingBytes } from './calls/pending-bytes.ts';
import { read } from './calls/read.ts';
import { gossip } from './gossip.ts';
import { serverFeatures } from './server-features.ts';
import type { EventStore } from './streams/event-store.ts';
import { CallError } from './wire/errors.ts';

export const HOST = '127.0.0.1';

const bytes = (value: Buffer): Buffer => value;
/**
 * Requests come as bytes, so that a malformed one is answered by us; so do the answers on the hot paths. Other methods
 * are answered UNIMPLEMENTED, by name.
 */
const { StreamsService } = streamsService;
const streams = {
  batchAppend: { ...StreamsService.batchAppend, requestDeserialize: bytes, responseSerialize: bytes },
  read: { ...StreamsService.read, requestDeserialize: bytes, responseSerialize: bytes },
};
const members = { read: { ...gossipService.GossipService.read, requestDeserialize: bytes } };
const { getSupportedMethods } = featuresService.ServerFeaturesService;
const features = { getSupportedMethods: { ...getSupportedMethods, requestDeserialize: bytes } };

/** A gRPC server over an open event store. */
export class GrpcServer {
  private readonly server = new Server({
    'grpc.max_receive_message_length': MAX_MESSAGE_SIZE,
    'grpc.max_send_message_length': -1,
  });
  private readonly calls = new OpenCalls();
  private bound = 0;

  constructor(private readonly store: EventStore) {
    const pending = new PendingBytes(MAX_PENDING_BYTES);
    const methods = [...Object.values(streams), ...Object.values(members), ...Object.values(features)];
    this.server.addService(streams, {
      batchAppend: batchAppend(store, pending, this.calls),
      read: read(store, this.calls),
    });
    this.server.addService(
      members,
      gossip(HOST, () => this.bound),
    );
    this.server.addService(features, serverFeatures(methods.map(({ path }) => path)));
  }

  /**
   * Listens on loopback, on any free port for 0; resolves to the port.
   * @throws Error when the port is taken
   */
  async listen(port: number): Promise<number> {
    this.bound = await new Promise((resolve, reject) => {
      this.server.bindAsync(`${HOST}:${port}`, ServerCredentials.createInsecure(), (error, bound) =>
        error ? reject(/EADDRINUSE/.test(error.message) ? new Error(`port ${port} is in use`) : error) : resolve(bound),
      );
    });
    return this.bound;
  }

  /** Answers what was accepted, tells the other calls that this is the end, and closes the connections. */
  async close(): Promise<void> {
    await this.store.whenDurable();
    this.calls.failAll(new CallError(status.UNAVAILABLE, 'The server is stopping.'));
    await new Promise<void>((resolve) => {
      const limit = setTimeout(resolve, 200);
      this.server.tryShutdown(() => {
        clearTimeout(limit);
        resolve();
      });
    });
    this.server.forceShutdown();
  }
}
