import { forEachField } from './protobuf-reader.ts';
import { decodeUuid } from './uuid.ts';

/** An event as a client sends it; what it left out is undefined. */
export interface Proposal {
  id: string | undefined;
  type: string | undefined;
  contentType: string | undefined;
  data: Buffer;
  metadata: Buffer;
}

/** An event that may be appended. */
export interface ProposedEvent {
  id: string;
  type: string;
  isJson: boolean;
  data: Buffer;
  metadata: Buffer;
}

const NONE: Buffer = Buffer.alloc(0);

/** Reads a ProposedMessage. Data and metadata share the memory of `message`. */
export function decodeProposal(message: Buffer): Proposal {
  const proposal: Proposal = { id: undefined, type: undefined, contentType: undefined, data: NONE, metadata: NONE };
  forEachField(message, (field, bytes) => {
    if (field === 1) proposal.id = decodeUuid(bytes);
    else if (field === 2) readProperty(proposal, bytes);
    else if (field === 3) proposal.metadata = bytes;
    else if (field === 4) proposal.data = bytes;
  });
  return proposal;
}

/** Only `type` and `content-type` count; other properties of the map are dropped. */
function readProperty(proposal: Proposal, entry: Buffer): void {
  let key = '';
  let value = NONE;
  forEachField(entry, (field, bytes) => {
    if (field === 1) key = bytes.toString('latin1');
    else if (field === 2) value = bytes;
  });
  if (key === 'type') proposal.type = value.toString();
  else if (key === 'content-type') proposal.contentType = value.toString('latin1');
}
