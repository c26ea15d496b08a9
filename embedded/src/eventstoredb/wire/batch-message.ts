import { type AppendOptions, decodeAppendOptions } from './append-options.ts';
import { forEachField } from './protobuf-reader.ts';
import { decodeUuid } from './uuid.ts';

/** A message of a BatchAppend call: a part of the append with its correlation id; the first part has the options. */
export interface BatchMessage {
  correlationId: string | undefined;
  options: AppendOptions | undefined;
  /** ProposedMessages, not yet decoded. */
  proposals: Buffer[];
  isFinal: boolean;
}

export function decodeBatchMessage(bytes: Buffer): BatchMessage {
  const message: BatchMessage = { correlationId: undefined, options: undefined, proposals: [], isFinal: false };
  forEachField(bytes, (field, content, value) => {
    if (field === 1) message.correlationId = decodeUuid(content);
    else if (field === 2) message.options = decodeAppendOptions(content);
    else if (field === 3) message.proposals.push(content);
    else if (field === 4) message.isFinal = value !== 0;
  });
  return message;
}
