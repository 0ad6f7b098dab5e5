/** Key of a use's entries. Keys are scoped by caller: the owner, or a member of the staff. */
export const keyOfUse = (key: string, staffId: string | null = null): string =>
  staffId === null ? `use:${key}` : `use-by:${staffId}/${key}`;

/** Key of the entries that give a use of the owner back. */
export const keyOfReturn = (key: string): string => `return:${key}`;
