import type { ConversationKey, StoredTurn } from '../domain/consultation/conversation-repository';
import type { SealedConversation, SealedTurn } from './conversation.model';
import type { ContentSeal } from './content-seal';

type Titled = ConversationKey & Pick<SealedConversation, 'sealed_title' | 'title'>;

/** Encrypts titles and turns, each bound to its conversation. */
export function createConversationSeal(seal: ContentSeal) {
  const placeOf = ({ user_id, conversation_id }: ConversationKey) =>
    `conversation:${user_id}:${conversation_id}`;
  const openTurn = ({ sealed, text, ...turn }: SealedTurn, key: ConversationKey): StoredTurn | undefined => {
    const opened = sealed === undefined ? text : seal.open<string>(sealed, placeOf(key));
    return opened === undefined ? undefined : { ...turn, text: opened };
  };
  return {
    sealTitle: (title: string, key: ConversationKey): string => seal.seal(title, placeOf(key)),
    sealTurn: ({ text, ...turn }: StoredTurn, key: ConversationKey): SealedTurn => ({
      ...turn,
      sealed: seal.seal(text, placeOf(key)),
    }),
    /** @returns undefined when the title cannot be decrypted */
    openHead: <Row extends Titled>({ sealed_title, ...row }: Row) => {
      const title = sealed_title === undefined ? row.title : seal.open<string>(sealed_title, placeOf(row));
      return title === undefined ? undefined : { ...row, title };
    },
    /** Leaves out turns that cannot be decrypted. */
    openTurns: ({
      turns = [],
      ...key
    }: ConversationKey & Partial<Pick<SealedConversation, 'turns'>>): StoredTurn[] =>
      turns.flatMap((turn) => openTurn(turn, key) ?? []),
  };
}

export type ConversationSeal = ReturnType<typeof createConversationSeal>;
