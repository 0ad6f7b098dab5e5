import type { TextChannel } from '../settings/text-channels';

export interface TextMessage {
  /** E.164 without the plus. */
  readonly to: string;
  readonly text: string;
  readonly channel: TextChannel;
}

export interface TextMessages {
  /** Resolves once the gateway has accepted the message. @throws {TextNotSent} */
  send(message: TextMessage): Promise<void>;
}

/** The gateway has refused the message or did not answer in time. */
export class TextNotSent extends Error {
  override readonly name = 'TextNotSent';
}
