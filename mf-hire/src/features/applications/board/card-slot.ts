/** Height of a card on the board with the gap below it, in pixels. */
export const cardSlot = 72;
