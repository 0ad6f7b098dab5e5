import type { SealedConversation, SealedTurn, StoredConversation, StoredTurn } from './conversation.model';
import type { ContentSeal } from './sealed-content';

/** Which conversation of which account. */
export type ConversationKey = Pick<StoredConversation, 'user_id' | 'conversation_id'>;

type Titled = ConversationKey & Pick<SealedConversation, 'sealed_title' | 'title'>;

/** Nothing that was said can be read in the database alone: it is sealed turn by turn, each for its conversation. */
export function createConversationSeal(seal: ContentSeal) {
  const placeOf = ({ user_id, conversation_id }: ConversationKey) =>
    `conversation:${user_id}:${conversation_id}`;
  const openTurn = ({ sealed, text, ...turn }: SealedTurn, key: ConversationKey): StoredTurn | undefined => {
    const said = sealed === undefined ? text : seal.open<string>(sealed, placeOf(key));
    return said === undefined ? undefined : { ...turn, text: said };
  };
  return {
    sealTitle: (title: string, key: ConversationKey): string => seal.seal(title, placeOf(key)),
    sealTurn: ({ text, ...turn }: StoredTurn, key: ConversationKey): SealedTurn => ({
      ...turn,
      sealed: seal.seal(text, placeOf(key)),
    }),
    /** @returns undefined where the key it was sealed under is no more */
    openHead: <Row extends Titled>({ sealed_title, ...row }: Row) => {
      const title = sealed_title === undefined ? row.title : seal.open<string>(sealed_title, placeOf(row));
      return title === undefined ? undefined : { ...row, title };
    },
    /** What cannot be opened is left out. */
    openTurns: ({
      turns = [],
      ...key
    }: ConversationKey & Partial<Pick<SealedConversation, 'turns'>>): StoredTurn[] =>
      turns.flatMap((turn) => openTurn(turn, key) ?? []),
  };
}

export type ConversationSeal = ReturnType<typeof createConversationSeal>;
