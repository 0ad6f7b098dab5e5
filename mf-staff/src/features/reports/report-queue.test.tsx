import { screen, waitFor } from '@testing-library/react';
import { buildReport } from '../../testing/cases';
import { problem, renderDesk, texts } from '../../testing/platform';

const report = buildReport();
const listKey = 'GET /api/hiring/v1/staff/reports?state=open';
const freezeKey = `POST /api/hiring/v1/staff/jobs/${report.job_id}/freeze`;
const decisionKey = `POST /api/hiring/v1/staff/reports/${report.report_id}/decision`;
const { actions, decision, empty } = texts.en;

test('a reported job is frozen and the report upheld in one act, which is sent whole again after half of it failed', async () => {
  const { user, posts } = renderDesk({
    path: '/staff/reports',
    answers: {
      [listKey]: [
        ...Array.from({ length: 2 }, () => Response.json({ reports: [report], next: null })),
        Response.json({ reports: [], next: null }),
      ],
      [freezeKey]: [Response.json(report.job)],
      [decisionKey]: [problem(503, 'DEPENDENCY_UNAVAILABLE'), Response.json(report)],
    },
  });
  await screen.findByRole('heading', { level: 2, name: 'Barista' });
  expect(screen.getByText('Telegram', { selector: 'mark' })).toBeTruthy();
  await user.keyboard('f');
  await user.type(await screen.findByLabelText(actions.freezeReported.words), 'It asks for a fee');
  await user.click(screen.getByRole('button', { name: actions.freezeReported.confirm }));
  expect(await screen.findByText(decision.failures.unreachable)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: actions.freezeReported.confirm }));
  expect(await screen.findByText(empty.reported)).toBeTruthy();
  const act = [
    { key: freezeKey, body: { reason: 'It asks for a fee' } },
    { key: decisionKey, body: { decision: 'upheld', reason: 'It asks for a fee' } },
  ];
  expect(posts()).toEqual([...act, ...act]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});
