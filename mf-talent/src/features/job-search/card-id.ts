import type { JobSearchCard } from '@sabi/contracts/http/hiring/job-search';

/** Unique on the board. */
export function cardIdOf(card: JobSearchCard): string {
  if (card.kind === 'application') return card.application.application_id;
  return card.kind === 'external' ? card.external_id : `job-${card.public_no}`;
}

export interface CardName {
  readonly title: string;
  readonly company: string;
}

export function nameOf(card: JobSearchCard): CardName {
  if (card.kind === 'application')
    return { title: card.application.job.title, company: card.application.job.company_name };
  return { title: card.title, company: card.kind === 'external' ? card.company : card.company_name };
}

/** Marks the element that opens a card. */
export const markOf = (id: string) => ({ 'data-card': id });

/** The element that opens a card; null once the card is gone. */
function findOpener(id: string): HTMLElement | null {
  const openers = [...document.querySelectorAll<HTMLElement>('[data-card]')];
  return openers.find(({ dataset }) => dataset['card'] === id) ?? null;
}

/** Where the focus goes when the dialog of a card closes: its opener, or the tab once the card is gone. */
export const findFocusAfter = (id: string): HTMLElement | null =>
  findOpener(id) ?? document.querySelector<HTMLElement>('[role="tabpanel"]');
