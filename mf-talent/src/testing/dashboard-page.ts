import type { Language } from '@sabi/contracts/language';
import { screen, within } from '@testing-library/react';
import { invoiceUrl, orderId } from './billing';
import { dashboardAnswers } from './dashboard';
import { type Answers, renderSignedIn } from './platform';

export const orderedAnswer = () =>
  Response.json({ success: true, invoice_url: invoiceUrl, order_id: orderId });

/** The dashboard of a talent without purchases, unless `answers` differ. */
export async function showDashboard(
  answers: Answers = {},
  {
    language = 'en',
    path = '/dashboard',
    ...options
  }: { language?: Language; path?: string; fakeTimers?: boolean } = {},
) {
  const rendered = renderSignedIn({
    path,
    language,
    ...options,
    answers: {
      ...dashboardAnswers(),
      ...answers,
    },
  });
  await screen.findByRole('article', { name: 'Pro' });
  return rendered;
}

export const withinPlan = (name: string) => within(screen.getByRole('article', { name }));

/** A plan also has buttons for services that are not included yet. */
export const findPlanButton = (name: string) =>
  withinPlan(name).getByRole('button', { name: /^(?!Tell me when|Kabari saya)/ });

export const withinService = (name: string) => {
  const item = screen.getByRole('heading', { level: 3, name }).closest('li');
  if (!item) throw new Error(`${name} is in no list`);
  return within(item);
};

/** Replaces Intl's non-breaking space between currency and amount. */
export const textOf = (element: HTMLElement) => element.textContent.replaceAll('\u00a0', ' ');
