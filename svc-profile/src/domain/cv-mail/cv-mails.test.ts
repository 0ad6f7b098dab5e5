import { cvParseErrorCodes } from '@sabi/contracts/cv/parsed-cv';
import { languages } from '@sabi/contracts/language';
import type { FoundCounts, CvMail, CvOutcome } from './cv-mail';
import { renderCvMail } from './render-cv-mail';

const siteUrl = 'https://sabi.example';
const unsubscribeLinks = { page: `${siteUrl}/unsubscribe?token=t`, oneClick: `${siteUrl}/one-click/t` };
const none: FoundCounts = {
  work_experiences: 0,
  educations: 0,
  skills: 0,
  languages: 0,
  licenses_certifications: 0,
};
const several: FoundCounts = { ...none, work_experiences: 2, educations: 1, skills: 12, languages: 1 };

describe.each(languages)('in %s', (language) => {
  const render = (outcome: CvOutcome, firstName: string | null = 'Ayu') => {
    const mail: CvMail = {
      id: 'f6e9a2fe-3b46-4e0c-8a6e-1f3a5f8f2f10',
      user_id: 'f6e9a2fe-3b46-4e0c-8a6e-1f3a5f8f2f11',
      email: 'ayu@example.com',
      language,
      outcome,
      created_at: new Date('2025-11-21T09:24:00Z'),
    };
    return renderCvMail(mail, { firstName, siteUrl, unsubscribeLinks });
  };

  test.each<[string, CvOutcome]>([
    ['a CV that was read', { kind: 'read', found: several }],
    ['a CV with one of each', { kind: 'read', found: { ...none, skills: 1, licenses_certifications: 1 } }],
    ['a CV with nothing in it', { kind: 'read', found: none }],
    ...[...cvParseErrorCodes, null].map((error_code): [string, CvOutcome] => [
      `a CV that failed for ${error_code ?? 'another reason'}`,
      { kind: 'unreadable', error_code },
    ]),
  ])('the mail about %s', (_what, outcome) => {
    const { subject, text, html } = render(outcome);
    expect(`${subject}\n\n${text}`).toMatchSnapshot();
    expect(html).toContain(`lang="${language}"`);
    expect(html).toContain(`href="${unsubscribeLinks.page}"`);
  });

  test('the one click of a mailbox goes to the service, the link of a reader to the page that asks', () => {
    const mail = render({ kind: 'read', found: several });
    expect(mail.oneClickUnsubscribeUrl).toBe(unsubscribeLinks.oneClick);
    expect(mail.text + mail.html).not.toContain(unsubscribeLinks.oneClick);
  });

  test('a name that looks like an address is left out', () => {
    const { text, html } = render({ kind: 'read', found: several }, 'win.example/prize');
    expect(text + html).not.toContain('win.example');
  });
});
