import type { en as cvAnalysisTexts } from '@sabi/shared-texts/cv-analysis/en';
import type { en as purchaseTexts } from '@sabi/purchase/texts/en';
import type inbox from './en/inbox.json';
import type coming from './en/coming.json';
import type cvReport from './en/cv-report.json';
import type editing from './en/editing.json';
import type jobSearch from './en/job-search.json';
import type recommendations from './en/recommendations.json';
import type payments from './en/payments.json';
import type plans from './en/plans.json';
import type recruiter from './en/recruiter.json';
import type cvImport from './en/cv-import.json';
import type serviceRequests from './en/service-requests.json';
import type settings from './en/settings.json';
import type talent from './en/talent.json';

// Makes an unknown key a type error.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'talent';
    resources: {
      talent: typeof talent;
      inbox: typeof inbox;
      coming: typeof coming;
      'cv-report': typeof cvReport & { analysis: typeof cvAnalysisTexts };
      editing: typeof editing;
      'job-search': typeof jobSearch;
      recommendations: typeof recommendations;
      payments: typeof payments;
      plans: typeof plans;
      purchase: typeof purchaseTexts;
      recruiter: typeof recruiter;
      'cv-import': typeof cvImport;
      'service-requests': typeof serviceRequests;
      settings: typeof settings;
    };
  }
}
