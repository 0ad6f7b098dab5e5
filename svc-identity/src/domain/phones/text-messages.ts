import type { TextChannel } from '../../settings/phones';

export interface TextMessage {
  /** E.164 without the plus. */
  readonly to: string;
  readonly text: string;
  readonly channel: TextChannel;
}

export interface TextMessages {
  /** Resolves once the gateway has taken the message. @throws {TextNotSent} */
  send(message: TextMessage): Promise<void>;
}

/** The gateway has not taken the message, or has not said so in time. */
export class TextNotSent extends Error {
  override readonly name = 'TextNotSent';
}
