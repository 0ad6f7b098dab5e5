import { inEachLanguage, readDictionary } from '../support/dictionary';

export const staffTexts = inEachLanguage((language) => {
  const staff = readDictionary(language, 'mf-staff', 'staff');
  const jobs = readDictionary(language, 'mf-jobs', 'jobs');
  const report = readDictionary(language, 'mf-jobs', 'report');
  return {
    approveRecruiter: staff('actions.approveRecruiter.label'),
    approve: staff('actions.approveRecruiter.confirm'),
    verifyCompany: staff('actions.verifyCompany.label'),
    verify: staff('actions.verifyCompany.confirm'),
    freezeJob: staff('actions.freezeReported.label'),
    giveBack: staff('owner.giveBack'),
    freeze: staff('actions.freezeReported.confirm'),
    freezeReason: staff('actions.freezeReported.words'),
    remotes: staff('platform.title'),
    promoteBlog: staff('platform.commands.promote.labelOf', { name: 'mf-blog' }),
    promote: staff('platform.commands.promote.confirm'),
    rollBackBlog: staff('platform.commands.rollBack.labelOf', { name: 'mf-blog' }),
    rollBack: staff('platform.commands.rollBack.confirm'),
    history: staff('platform.history'),
    byYou: staff('platform.by.you'),
    outsideRemotes: staff('platform.failed.role.title'),
    report: report('open'),
    reportReason: report('reason'),
    sendReport: report('send'),
    reportSent: report('sent.title'),
    closed: jobs('closed.title'),
  };
});
