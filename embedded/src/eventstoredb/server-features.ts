import type { sendUnaryData } from '@grpc/grpc-js';
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';

/** The version whose protocol this node speaks. */
export const PROTOCOL_VERSION = '23.10.6';

/** What clients may use beside the plain methods, by path in lower case. Without BatchAppend a client appends several times slower. */
const FEATURES: Record<string, string[]> = {
  '/event_store.client.streams.streams/read': ['position', 'events'],
  '/event_store.client.streams.streams/batchappend': ['deadline_duration'],
};

/** ServerFeatures: the methods at these paths are served. */
export function serverFeatures(paths: readonly string[]) {
  const supported = new features.SupportedMethods().setEventStoreServerVersion(PROTOCOL_VERSION);
  for (const path of paths.map((each) => each.toLowerCase())) {
    const [, service = '', method = ''] = path.split('/');
    const described = new features.SupportedMethod().setServiceName(service).setMethodName(method);
    supported.addMethods(described.setFeaturesList(FEATURES[path] ?? []));
  }
  return {
    getSupportedMethods: (_: unknown, answer: sendUnaryData<features.SupportedMethods>) => answer(null, supported),
  };
}
