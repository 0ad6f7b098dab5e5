import { inEachLanguage, patternOf, readDictionary } from '../support/dictionary';

/** Buttons that open dialogs and other states of pages. */
export const screenTexts = inEachLanguage((language) => {
  const talent = readDictionary(language, 'mf-talent', 'talent');
  const editing = readDictionary(language, 'mf-talent', 'editing');
  const jobSearch = readDictionary(language, 'mf-talent', 'job-search');
  const settings = readDictionary(language, 'mf-talent', 'settings');
  const hire = readDictionary(language, 'mf-hire', 'hire');
  const team = readDictionary(language, 'mf-hire', 'team');
  const templates = readDictionary(language, 'mf-hire', 'templates');
  const automations = readDictionary(language, 'mf-hire', 'automations');
  const staff = readDictionary(language, 'mf-staff', 'staff');
  return {
    profile: {
      details: talent('entries.editDetails'),
      summary: talent('entries.editSummary'),
      position: editing('titles.work_experiences_add'),
      education: editing('titles.educations_add'),
      skill: editing('titles.skills_add'),
      language: editing('titles.languages_add'),
      certification: editing('titles.licenses_certifications_add'),
      picture: talent('picture.add'),
    },
    save: editing('save'),
    addApplication: jobSearch('external.open'),
    importApplications: jobSearch('import.open'),
    createLink: settings('sharing.create.open'),
    addApp: settings('factor.add'),
    deleteAccount: settings('deletion.action'),
    closeJob: patternOf(hire, 'acts.close.named'),
    discardJob: patternOf(hire, 'acts.discard.named'),
    removeMember: patternOf(team, 'members.remove.named'),
    sendInvitation: team('invite.submit'),
    newTemplate: templates('new'),
    newRule: automations('new'),
    keys: staff('keys.open'),
    pinRemote: patternOf(staff, 'platform.commands.pin.labelOf'),
    cases: {
      reports: staff('actions.freezeReported.label'),
      jobs: staff('actions.returnJob.label'),
      recruiters: staff('actions.approveRecruiter.label'),
      companies: staff('actions.verifyCompany.label'),
      inquiries: staff('actions.replyInquiry.label'),
    },
  };
});
