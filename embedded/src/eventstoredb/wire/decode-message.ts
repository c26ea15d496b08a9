import { MalformedMessage } from './protobuf-reader.ts';

/**
 * Reads a message by its generated class.
 * @throws MalformedMessage
 */
export function decodeMessage<M>(type: { deserializeBinary(bytes: Uint8Array): M }, bytes: Uint8Array): M {
  try {
    return type.deserializeBinary(new Uint8Array(bytes));
  } catch {
    throw new MalformedMessage('it is not of the type that the method takes');
  }
}
