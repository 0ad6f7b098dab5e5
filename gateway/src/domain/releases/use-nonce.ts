/** Marks a nonce as used. @returns whether it was unused; stored for longer than a command is valid */
export type UseNonce = (nonce: string, now: Date) => Promise<boolean>;
