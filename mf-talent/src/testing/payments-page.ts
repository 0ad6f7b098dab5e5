import { screen, within } from '@testing-library/react';
import {
  holdingsAnswer,
  holdingsKey,
  paymentsAnswer,
  paymentsKey,
  receiptsAnswer,
  receiptsKey,
  statementAnswer,
  statementKey,
} from './payments';
import { renderSignedIn } from './platform';

/** Shows the page of a signed-in user; no purchases without `answers`. */
export const openPaymentsPage = ({
  answers = {},
  ...options
}: Partial<Parameters<typeof renderSignedIn>[0]> = {}) =>
  renderSignedIn({
    path: '/profile/payments',
    answers: {
      [paymentsKey]: [paymentsAnswer([])],
      [holdingsKey]: [holdingsAnswer()],
      [statementKey]: [statementAnswer([])],
      [receiptsKey]: [receiptsAnswer()],
      ...answers,
    },
    ...options,
  });

export const findSection = async (name: string) => within(await screen.findByRole('region', { name }));

/** Replaces Intl's non-breaking spaces in amounts and times. */
export const textOf = (element: HTMLElement) => element.textContent.replaceAll(/[\u00a0\u202f]/g, ' ');

export const findRow = async (part: string, name: RegExp) => {
  const row = (await (await findSection(part)).findByRole('heading', { level: 3, name })).closest('li');
  if (!row) throw new Error('It is in no list');
  return row;
};
