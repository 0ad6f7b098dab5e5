import type { ExternalBoardCard } from '@sabi/contracts/http/hiring/job-search';
import { listExternalEvents, type StoredExternal } from './external-application';
import type { CardNotes } from './job-search-repository';
import { stepOfExternal } from './place-application';

export function viewExternal(
  external: StoredExternal,
  { hasNote, now }: { hasNote: boolean; now: Date },
): ExternalBoardCard {
  const { external_id, title, company, link, place, applied_on, version, column, created_at: at } = external;
  const last = listExternalEvents(external).at(-1);
  if (!last) throw new Error('unreachable: an external application begins with an event');
  return {
    kind: 'external',
    ...{ external_id, title, company, link, place, applied_on, version, column },
    next_step: stepOfExternal(external, now),
    created_at: at.toISOString(),
    has_note: hasNote,
    last_event: last,
  };
}

export async function viewWithNote(
  external: StoredExternal,
  now: Date,
  { cardNotes }: { cardNotes: Pick<CardNotes, 'findMany'> },
): Promise<ExternalBoardCard> {
  const [note] = await cardNotes.findMany(external.talent_id, [external.external_id]);
  return viewExternal(external, { hasNote: Boolean(note?.text), now });
}
