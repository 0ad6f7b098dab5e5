import type { TextChannel } from '../settings/text-channels';

export interface TextMessage {
  /** E.164 without the plus. */
  readonly to: string;
  readonly text: string;
  readonly channel: TextChannel;
}

export interface TextMessages {
  /** Resolves once the gateway accepts the message. @throws {TextNotSent} */
  send(message: TextMessage): Promise<void>;
}

/** The gateway refused the message or timed out. */
export class TextNotSent extends Error {
  override readonly name = 'TextNotSent';
}
