import { preloadPages } from '@sabi/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { definition } from '../definition';
import { boughtPro, buildEvent, statementAnswer, statementKey } from '../testing/payments';
import { openPaymentsPage, textOf, findRow } from '../testing/payments-page';
import paymentsEn from '../locales/en/payments.json';
import plansEn from '../locales/en/plans.json';
import plansId from '../locales/id/plans.json';

beforeAll(() => preloadPages(definition));

describe('what came and went', () => {
  const grant = {
    kind: 'consultation',
    type: 'grant',
    amount: 2,
    balance_after: 3,
    ends_at: '2026-12-31T05:00:00.000Z',
  } as const;
  const effect = { plan: null, days: 60, starts_at: null };
  test.each([
    [{ type: 'began' as const, ...effect }, 'Your Pro plan lasts 60 days from then on.'],
    [{ type: 'extended' as const, ...effect }, /^You had Pro already, so it lasts 60 days longer/],
    [
      { type: 'upgraded' as const, ...effect, plan: 'basic' as const },
      /^Pro took the place of Basic at once, for 60 days\./,
    ],
    [
      { type: 'queued' as const, ...effect, starts_at: '2026-12-31T05:00:00.000Z' },
      /^You had a higher plan, so Pro waits for its end: it begins on 31 December 2026/,
    ],
  ])('a purchase explains what it did to the plans: %j', async (explained, said) => {
    openPaymentsPage({
      answers: { [statementKey]: [statementAnswer([buildEvent({ effect: explained, changes: [grant] })])] },
    });
    const row = within(await findRow(paymentsEn.statement.title, /^You bought Pro$/));
    expect(row.getByText(said)).toBeTruthy();
    expect(row.getByText('+2')).toBeTruthy();
    expect(row.getByText('3 left then')).toBeTruthy();
  });

  test('uses, refunds, ends and what lasts longer are shown in words, and nothing of a code', async () => {
    const debit = { ...grant, type: 'debit', amount: -1, balance_after: 2, ends_at: null } as const;
    const events = [
      buildEvent({ type: 'used', reference: 'Interview training', changes: [debit] }),
      buildEvent({
        type: 'used',
        given_back: true,
        reference: 'Welder',
        changes: [{ ...debit, amount: 1, balance_after: 3 }],
      }),
      buildEvent({
        type: 'used',
        given_back: true,
        changes: [{ ...grant, kind: 'job_application', amount: 1, balance_after: 1 }],
      }),
      buildEvent({ type: 'refunded', changes: [{ ...debit, type: 'reversal', amount: 0 }] }),
      buildEvent({ type: 'ended', order: null, changes: [{ ...debit, type: 'expiry' }] }),
      buildEvent({
        changes: [
          { ...grant, kind: 'webinar', amount: 1, balance_after: 1 },
          { ...grant, type: 'extension', amount: 0 },
          { ...grant, kind: 'job_application', type: 'extension', amount: 0 },
        ],
      }),
      buildEvent({
        order: {
          ...boughtPro,
          name: { en: plansEn.kinds.whatsapp_assistant, id: plansId.kinds.whatsapp_assistant },
          payment_type: 'ala_carte',
          item: 'whatsapp-assistant',
        },
        effect: { type: 'extended', plan: null, days: 30, starts_at: null },
        changes: [{ ...grant, kind: 'whatsapp_assistant', amount: 1 }],
      }),
      buildEvent({ type: 'starter', order: null }),
    ];
    openPaymentsPage({ answers: { [statementKey]: [statementAnswer(events)] } });
    const row = await findRow(paymentsEn.statement.title, /^Used for “Interview training”$/);
    expect(textOf(row)).toContain('Taken from Pro.');
    expect(textOf(row)).toContain('−1Consultations2 left then');
    const text = textOf(screen.getByRole('list', { name: paymentsEn.statement.title }));
    for (const said of [
      'Given back: “Welder”',
      'Added back to Pro.+1Consultations3 left then',
      'You can use it until 31 December 2026.+1Job applications1 left then',
      'Pro was refunded',
      paymentsEn.statement.endedSome,
      '+1HR webinars1 left thenuntil 31 December 2026Consultations, Job applications',
      'It was open already, so it stays open 30 days longer.',
      paymentsEn.statement.starter,
    ])
      expect(text).toContain(said);
    expect(text).not.toMatch(/_|grant|debit|undefined|null|\{\{/);
  });
});
