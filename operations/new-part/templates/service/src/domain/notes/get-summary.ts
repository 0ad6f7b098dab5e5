import type { NoteSummaryView } from '@sabi/contracts/http/sample/notes';
import type { NoteSummaries } from './note-summaries';

/** A moment behind the notes, as a message brings it up to date. */
export async function getSummary(
  { userId }: { userId: string },
  { summaries }: { summaries: Pick<NoteSummaries, 'find'> },
): Promise<NoteSummaryView> {
  const { notes, stored_at } = await summaries.find(userId);
  return { notes, stored_at: stored_at?.toISOString() ?? null };
}
