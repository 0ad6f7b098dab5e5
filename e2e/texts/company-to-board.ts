import { inEachLanguage, readDictionary } from '../support/dictionary';

export const companyToBoardTexts = inEachLanguage((language) => {
  const hire = readDictionary(language, 'mf-hire', 'hire');
  const claim = readDictionary(language, 'mf-hire', 'claim');
  const company = readDictionary(language, 'mf-hire', 'company');
  const editor = readDictionary(language, 'mf-hire', 'editor');
  const team = readDictionary(language, 'mf-hire', 'team');
  const jobs = readDictionary(language, 'mf-jobs', 'jobs');
  return {
    onboarding: hire('onboarding.title'),
    openCompanyForm: hire('onboarding.create.open'),
    workspace: hire('navigation.label'),
    jobs: hire('jobs.title'),
    company: hire('navigation.company'),
    team: hire('navigation.team'),
    askToJoin: hire('claim.ask'),
    nibOfNew: company('fields.nibOptional'),
    position: claim('form.position'),
    sendClaim: claim('form.submit'),
    withdrawClaim: claim('withdraw.label'),
    acceptClaim: team('claims.grant'),
    newJob: hire('jobs.new'),
    name: company('fields.name'),
    legalName: company('fields.legalName'),
    createCompany: company('new.submit'),
    nib: company('fields.nib'),
    evidence: company('verification.text'),
    sendEvidence: company('verification.submit'),
    isSubmitted: company('verification.states.submitted.title'),
    isVerified: company('verification.states.verified.title'),
    newJobTitle: editor('new.title'),
    title: editor('fields.title'),
    createDraft: editor('new.submit'),
    category: editor('fields.category'),
    level: editor('fields.level'),
    contract: editor('fields.contract'),
    mode: editor('fields.mode'),
    areas: editor('fields.areas'),
    payMin: editor('fields.pay_min'),
    payMax: editor('fields.pay_max'),
    text: editor('fields.text'),
    addRequirement: editor('requirements.add'),
    findings: editor('findings.label'),
    blocks: editor('findings.blocks'),
    show: editor('findings.show'),
    blocked: editor('blocked.title'),
    publish: editor('publish.publish'),
    published: editor('publish.done'),
    viewOnBoard: editor('view'),
    preview: editor('preview.title'),
    frozen: editor('staff.frozen'),
    words: jobs('search.words'),
    search: jobs('search.submit'),
    allJobs: jobs('allJobs'),
  };
});
