import { inEachLanguage, readDictionary } from '../support/dictionary';

export const staffTexts = inEachLanguage((language) => {
  const staff = readDictionary(language, 'mf-staff', 'staff');
  const jobs = readDictionary(language, 'mf-jobs', 'jobs');
  return {
    approveRecruiter: staff('actions.approveRecruiter.label'),
    approve: staff('actions.approveRecruiter.confirm'),
    verifyCompany: staff('actions.verifyCompany.label'),
    verify: staff('actions.verifyCompany.confirm'),
    freezeJob: staff('actions.freezeReported.label'),
    giveBack: staff('owner.giveBack'),
    freeze: staff('actions.freezeReported.confirm'),
    freezeReason: staff('actions.freezeReported.words'),
    report: jobs('report.open'),
    reportReason: jobs('report.reason'),
    sendReport: jobs('report.send'),
    reportSent: jobs('report.sent.title'),
    closed: jobs('closed.title'),
  };
});
