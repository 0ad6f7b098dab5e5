import { applicationDays, freeApplicationsAMonth as total } from '@sabi/contracts/hiring/application-terms';
import { inEachLanguage, readDictionary } from '../support/dictionary';

export const silentCompanyTexts = inEachLanguage((language) => {
  const search = readDictionary(language, 'mf-talent', 'job-search');
  const inbox = readDictionary(language, 'mf-talent', 'inbox');
  const hire = readDictionary(language, 'mf-hire', 'applications');
  const jobs = readDictionary(language, 'mf-jobs', 'jobs');
  return {
    // The talent's tracker.
    applied: search('columns.applied'),
    closed: search('columns.closed'),
    left: (left: number) => search('allowance.free', { left, total }),
    reminded: search('events.nudged'),
    returned: search('returned.unopened', { days: applicationDays.unopened }),
    unanswered: search('events.closed.unanswered', { days: applicationDays.unanswered }),
    // The talent's inbox.
    news: [
      inbox('kinds.application_sent'),
      inbox('kinds.allowance_returned'),
      inbox('kinds.application_unanswered'),
    ],
    // The company's list.
    new: hire('new'),
    waiting: hire('clock.late', { count: applicationDays.nudge }),
    missed: hire('states.closed_unanswered'),
    // The company's page.
    replies: jobs('replies.title'),
    noRecord: jobs('replies.none'),
    record: (percent: number) =>
      jobs('replies.figures', { percent, within: 14, count: applicationDays.unanswered, applications: 10 }),
    // Mails of svc-notification.
    mails: {
      sent: (company: string) =>
        ({ en: `Your application to ${company} was sent`, id: `Lamaran Anda ke ${company} terkirim` })[
          language
        ],
      returned: (company: string) =>
        ({
          en: `${company} did not open your application in time`,
          id: `${company} tidak membuka lamaran Anda tepat waktu`,
        })[language],
      unanswered: (company: string) =>
        ({ en: `${company} did not answer in time`, id: `${company} tidak menjawab tepat waktu` })[language],
      submitted: (job: string) => ({ en: `New application: ${job}`, id: `Lamaran baru: ${job}` })[language],
      nudged: (job: string) =>
        ({ en: `An application is waiting: ${job}`, id: `Lamaran menunggu jawaban: ${job}` })[language],
      missed: (job: string) =>
        ({ en: `Closed without an answer: ${job}`, id: `Ditutup tanpa jawaban: ${job}` })[language],
    },
  };
});
