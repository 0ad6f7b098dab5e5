import type { JobCard } from '@sabi/contracts/http/hiring/board';
import type { PageCard } from '@sabi/contracts/http/hiring/pages';
import type { Language } from '@sabi/contracts/language';
import { viewPlaces } from './view-place';

export function viewPageCard(
  { areas, category: _category, why: _why, ...card }: JobCard,
  language: Language,
): PageCard {
  return { ...card, places: viewPlaces(areas, language) };
}
