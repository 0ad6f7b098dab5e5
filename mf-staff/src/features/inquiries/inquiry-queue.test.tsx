import type { Language } from '@sabi/contracts/language';
import { screen, waitFor, within } from '@testing-library/react';
import { repliesOf } from '../../queue/replies';
import { buildInquiry } from '../../testing/cases';
import { renderDesk, texts } from '../../testing/platform';

const inquiriesUrl = '/api/profile/v1/staff/inquiries';
const listKey = `GET ${inquiriesUrl}?state=open`;
const page = (...inquiries: ReturnType<typeof buildInquiry>[]) => Response.json({ inquiries, next: null });

test.each<[desk: Language, sender: Language]>([
  ['en', 'id'],
  ['id', 'en'],
])('a desk in %s answers in %s, the language of the sender, with a canned reply', async (language, of) => {
  const inquiry = buildInquiry({ language: of });
  const { actions, empty, inquiry: words, replies } = texts[language];
  const replyKey = `POST ${inquiriesUrl}/${inquiry.inquiry_id}/reply`;
  const { user, posts } = renderDesk({
    language,
    path: '/staff/inquiries',
    answers: { [listKey]: [page(inquiry), page()], [replyKey]: [Response.json(inquiry)] },
  });
  await screen.findByRole('heading', { level: 2, name: 'Sari Rekaan' });
  const topic = `${words.kinds.contact} · ${words.types.company}`;
  expect(screen.getAllByText(new RegExp(topic)).length).toBeGreaterThan(1);
  expect(screen.getByText(inquiry.message ?? '').getAttribute('lang')).toBe(of);
  await user.keyboard('e');
  const dialog = within(await screen.findByRole('dialog'));
  const choice = dialog.getByRole('button', { name: replies.languages[of] });
  expect(choice.getAttribute('aria-pressed')).toBe('true');
  const reply = repliesOf(of, 'replyInquiry')[0] ?? '';
  await user.click(dialog.getByRole('button', { name: reply }));
  await user.click(dialog.getByRole('button', { name: actions.replyInquiry.confirm }));
  expect(await screen.findByText(empty.inquired)).toBeTruthy();
  expect(posts()).toEqual([{ key: replyKey, body: { answer: reply, version: 1 } }]);
});

test('a closed inquiry says why, and can be answered; the view of the answered shows when the mail went out, or was refused', async () => {
  const { inquiry: words, views, list } = texts.en;
  const closed = buildInquiry({ state: 'closed', version: 2, closing_reason: 'Spam' });
  const answered = [
    buildInquiry({ state: 'answered', answer: 'Bisa.', answer_mailed_at: '2026-11-20T04:30:00.000Z' }),
    buildInquiry({ inquiry_id: closed.inquiry_id.replace(/1$/, '2'), state: 'answered', answer: 'Belum.' }),
    buildInquiry({
      inquiry_id: closed.inquiry_id.replace(/1$/, '3'),
      state: 'answered',
      answer: 'Tidak.',
      answer_refused_at: '2026-11-20T04:30:00.000Z',
    }),
  ];
  const { user } = renderDesk({
    path: '/staff/inquiries?view=closed',
    answers: {
      [`GET ${inquiriesUrl}?state=closed`]: [page(closed)],
      [`GET ${inquiriesUrl}?state=answered`]: [Response.json({ inquiries: answered, next: 'more' })],
    },
  });
  expect(await screen.findByText('Spam')).toBeTruthy();
  expect(screen.getByRole('button', { name: new RegExp(texts.en.actions.replyInquiry.label) })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: views.answered }));
  expect(await screen.findByText('Fri 20 Nov, 11:30 WIB')).toBeTruthy();
  expect(screen.getByText(list.newest.replace('{{count}}', '3'))).toBeTruthy();
  await user.keyboard('j');
  await waitFor(() => expect(screen.getByText(words.notMailed)).toBeTruthy());
  await user.keyboard('j');
  expect(
    await screen.findByText(words.refused.title.replace('{{time}}', 'Fri 20 Nov, 11:30 WIB')),
  ).toBeTruthy();
  expect(screen.queryByText(words.notMailed)).toBeNull();
});
