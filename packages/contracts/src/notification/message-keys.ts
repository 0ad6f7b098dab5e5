/**
 * Keys of the notification of a message. svc-notification and svc-hiring request it with the same ones, so that a recipient of both has
 * one.
 */
export const messageKeys = ({ threadId, messageId }: { threadId: string; messageId: string }) => ({
  dedupe_key: `message:${messageId}`,
  batch_key: `thread:${threadId}`,
});
