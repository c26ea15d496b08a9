import { randomUUID } from 'node:crypto';
import type { sendUnaryData } from '@grpc/grpc-js';
import gossipMessages from '@eventstore/db-client/generated/gossip_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';

/** Gossip: a cluster of this one node, so that clients find it by discovery too. */
export function gossip(host: string, port: () => number) {
  const id = Buffer.from(randomUUID().replaceAll('-', ''), 'hex');
  const instance = new shared.UUID.Structured()
    .setMostSignificantBits(String(id.readBigInt64BE(0)))
    .setLeastSignificantBits(String(id.readBigInt64BE(8)));
  return {
    read: (_: unknown, answer: sendUnaryData<gossipMessages.ClusterInfo>): void => {
      const member = new gossipMessages.MemberInfo()
        .setInstanceId(new shared.UUID().setStructured(instance))
        .setTimeStamp(`${Date.now()}0000`)
        .setState(gossipMessages.MemberInfo.VNodeState.LEADER)
        .setIsAlive(true)
        .setHttpEndPoint(new gossipMessages.EndPoint().setAddress(host).setPort(port()));
      answer(null, new gossipMessages.ClusterInfo().setMembersList([member]));
    },
  };
}
