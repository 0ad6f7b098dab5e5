import { screen, within } from '@testing-library/react';
import { buildMessageReport } from '../../testing/cases';
import { renderDesk, texts } from '../../testing/platform';

const report = buildMessageReport();
const listKey = 'GET /api/notification/v1/staff/message-reports?state=open';
const decisionKey = `POST /api/notification/v1/staff/message-reports/${report.report_id}/decision`;

test.each(['en', 'id'] as const)(
  'a reported message is read with those before it, and upheld, in %s',
  async (language) => {
    const { actions, empty, messageReport: words } = texts[language];
    const { user, posts } = renderDesk({
      language,
      path: '/staff/messages',
      answers: {
        [listKey]: [
          Response.json({ reports: [report], next: null }),
          Response.json({ reports: [], next: null }),
        ],
        [decisionKey]: [Response.json({ ...report, state: 'upheld' })],
      },
    });
    await screen.findByRole('heading', { level: 2, name: 'Transfer the fee first.' });
    const conversation = within(screen.getByRole('region', { name: words.conversation }));
    const [before, reported] = conversation.getAllByRole('listitem');
    expect(before?.textContent).toContain(words.erased);
    expect(before?.textContent).not.toContain(words.reported);
    expect(reported?.textContent).toContain(words.reported);
    expect(reported?.textContent).toContain(words.sides.company);
    expect(screen.getByText(report.text ?? '')).toBeTruthy();
    await user.keyboard('e');
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(actions.upholdMessageReport.words), 'It asks for a fee');
    await user.click(dialog.getByRole('button', { name: actions.upholdMessageReport.confirm }));
    expect(await screen.findByText(empty.reportedMessages)).toBeTruthy();
    expect(posts()).toEqual([
      { key: decisionKey, body: { decision: 'upheld', reason: 'It asks for a fee' } },
    ]);
  },
);
