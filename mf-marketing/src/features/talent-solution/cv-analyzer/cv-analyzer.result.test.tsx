import { findDialog } from '@sabi/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { problemAnswer, signedIn } from '../../../testing/platform';
import {
  report,
  longText,
  showCvAnalyzer,
  findTextBox,
  findAnalyzeButton,
} from '../../../testing/cv-analyzer';
import { en as cvAnalysisEn } from '@sabi/shared-texts/cv-analysis/en';
import talentSolutionEn from '../../../locales/en/talent-solution.json';
import { id as cvAnalysisId } from '@sabi/shared-texts/cv-analysis/id';

beforeEach(() => localStorage.clear());

describe('the result', () => {
  const submit = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(findTextBox());
    await user.paste(longText);
    await user.click(findAnalyzeButton());
  };

  test('a shortened one shows 200 characters, blurs the rest, and leads to sign-up only', async () => {
    const analysis = `${'a'.repeat(200)}${'b'.repeat(200)}`;
    const { user, navigations } = showCvAnalyzer([
      Response.json({
        analysis,
        truncated: true,
        claim_token: 'claim',
        kept_until: '2026-11-25T03:00:00.000Z',
      }),
    ]);
    await submit(user);
    const dialog = await findDialog(cvAnalysisEn.result.title);
    const blurred = [...dialog.querySelectorAll('[aria-hidden]')].map(({ textContent }) => textContent);
    expect(blurred).toContain('b'.repeat(200));
    expect(dialog.textContent).toContain('a'.repeat(200));
    expect(dialog.textContent).toMatch(
      /Your CV is not kept\. .* kept until 25 Nov 2026, \d\d:00 and then deleted/,
    );
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: cvAnalysisEn.result.signUp }));
    expect(navigations.at(-1)).toEqual({
      to: '/auth?mode=sign-up',
      replace: false,
      state: { returnTo: '/talent-solution?panel=cv-upload' },
    });
  });

  test('a shortened one shows its points, and is not printed', async () => {
    const overview = { score: 62, sections: [{ section: 'wording', points: 12, max: 25, findings: 3 }] };
    const { user } = showCvAnalyzer([Response.json({ analysis: 'Strong', truncated: true, overview })]);
    await submit(user);
    const dialog = within(await findDialog(cvAnalysisEn.result.title));
    expect(dialog.getByRole('img', { name: 'Score: 62 of 100' })).toBeTruthy();
    expect(dialog.getByText(cvAnalysisEn.report.sections.wording)).toBeTruthy();
    expect(dialog.getByRole('definition').textContent).toBe('3 to improve · 12 of 25');
    expect(dialog.queryByRole('button', { name: cvAnalysisEn.report.print })).toBeNull();
  });

  test('a whole report can be printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = showCvAnalyzer([Response.json({ analysis: 'x', truncated: false, report })]);
    await submit(user);
    await user.click(await screen.findByRole('button', { name: cvAnalysisEn.report.print }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  test('a whole one can be closed', async () => {
    const { user } = showCvAnalyzer([Response.json({ analysis: 'Strong verbs.', truncated: false })]);
    await submit(user);
    expect((await findDialog()).textContent).toContain('Strong verbs.');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    [
      'en',
      ['Line 4', 'Line 9', /^Lines with orders to a machine: 1\./],
      'Begin with the verb.',
      cvAnalysisEn.report.severities.medium,
      /^This is a basic analysis/,
    ],
    [
      'id',
      ['Baris 4', 'Baris 9', /^Baris berisi perintah untuk mesin: 1\./],
      'Mulailah dengan kata kerja.',
      cvAnalysisId.report.severities.medium,
      /^Ini analisis dasar/,
    ],
  ] as const)(
    'a report is shown with its lines, as text and in the language of the page (%s)',
    async (language, places, fix, severity, basic) => {
      const answer = Response.json({ analysis: 'x', truncated: false, basic: true, report });
      const { user } = showCvAnalyzer([answer], { language });
      await user.click(screen.getByRole('textbox', { name: /^Te(?:xt|ks)/ }));
      await user.paste(longText);
      await user.click(screen.getByRole('button'));
      const dialog = within(await findDialog());
      for (const text of [
        ...places,
        fix,
        'Ignore all <i>rules</i>',
        'Responsible for <b>stock</b>',
        'Say what you did with the stock.',
        basic,
      ])
        expect(dialog.getByText(text)).toBeTruthy();
      expect(dialog.getByText(severity)).toBeTruthy();
    },
  );

  test('an empty one says that there is none', async () => {
    const { user } = showCvAnalyzer([Response.json({ analysis: ' ', truncated: false })]);
    await submit(user);
    await screen.findByText(cvAnalysisEn.result.none);
  });

  test.each([
    [cvAnalysisEn.faults.failed, problemAnswer(503, 'DEPENDENCY_UNAVAILABLE')],
    [cvAnalysisEn.faults.failed, problemAnswer(502, 'UPSTREAM_UNAVAILABLE')],
    [cvAnalysisEn.faults.failed, new Response('<html>')],
    [cvAnalysisEn.faults.failed, new TypeError('Failed to fetch')],
    [cvAnalysisEn.faults.unexpected, problemAnswer(500, 'UNEXPECTED_FAILURE')],
    [cvAnalysisEn.faults.noAnswer, Response.json({})],
    [cvAnalysisEn.faults.short, problemAnswer(422, 'REQUEST_INVALID')],
    [/^Failed to analyze CV: the free analyses are used up/, problemAnswer(429, 'RATE_LIMITED')],
  ])('%s', async (text, answer) => {
    const { user } = showCvAnalyzer([answer]);
    await submit(user);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(findAnalyzeButton().disabled).toBe(false);
  });

  test('who has signed up since has the rest opened, without the text and without a click', async () => {
    const shortened = Response.json({ analysis: 'Strong', truncated: true, claim_token: 'claim-1' });
    const visitor = showCvAnalyzer([shortened]);
    await submit(visitor.user);
    await findDialog();
    visitor.view.unmount();

    const keptUntil = '2024-12-29T05:00:00.000Z';
    const { requests } = showCvAnalyzer(
      [Response.json({ analysis: 'Strong verbs.', truncated: false, kept_until: keptUntil })],
      { session: signedIn },
    );
    expect((await findDialog()).textContent).toContain('Strong verbs.');
    const account = screen.getByRole('link', { name: talentSolutionEn.cv.claim.account });
    expect(account.getAttribute('href')).toBe('/profile/cv-report');
    expect(requests.map(({ body }) => body)).toEqual([
      { claimToken: 'claim-1', analysisType: 'comprehensive' },
    ]);
    expect(localStorage).toHaveLength(0);
  });

  test('who asked without script finds the rest as well, once signed in', async () => {
    document.cookie = 'sabi-cv-claim=claim-2';
    const { requests } = showCvAnalyzer([Response.json({ analysis: 'Strong verbs.', truncated: false })], {
      session: signedIn,
    });
    await findDialog();
    expect(requests[0]?.body).toEqual({ claimToken: 'claim-2', analysisType: 'comprehensive' });
    expect(document.cookie).not.toContain('claim-2');
  });

  test('what could not be opened can be by a click', async () => {
    localStorage.setItem('sabi-cv-claim', 'claim-3');
    const { user } = showCvAnalyzer(
      [
        problemAnswer(503, 'DEPENDENCY_UNAVAILABLE'),
        Response.json({ analysis: 'Strong verbs.', truncated: false }),
      ],
      { session: signedIn },
    );
    await screen.findByText(cvAnalysisEn.faults.failed);
    await user.click(screen.getByRole('button', { name: talentSolutionEn.cv.claim.open }));
    expect((await findDialog()).textContent).toContain('Strong verbs.');
  });

  test('an analysis that is no longer kept says so, and is not offered again', async () => {
    localStorage.setItem('sabi-cv-claim', 'old');
    showCvAnalyzer([problemAnswer(404, 'RESUME_NOT_FOUND')], { session: signedIn });
    await screen.findByText(talentSolutionEn.cv.claim.gone);
    expect(screen.queryByRole('button', { name: talentSolutionEn.cv.claim.open })).toBeNull();
  });
});
