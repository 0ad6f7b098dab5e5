import type { TemplateContent } from './letter-template';

/** What a new company begins with. */
export const defaultTemplates: readonly TemplateContent[] = [
  {
    name: 'Next step',
    language: 'en',
    subject: 'Your application for {job_title}',
    text: `Hello {talent_name},

Thank you for applying for {job_title} at {company_name}. We have read your application and would like to go on to the next step with you. We will contact you soon to arrange it.

Kind regards,
{company_name}`,
  },
  {
    name: 'Rejection',
    language: 'en',
    subject: 'Your application for {job_title}',
    text: `Hello {talent_name},

Thank you for applying for {job_title} at {company_name}, and for the time you put into it. We have decided not to go on with your application. The reason: {reason}.

We wish you success in your search.

Kind regards,
{company_name}`,
  },
  {
    name: 'Langkah berikutnya',
    language: 'id',
    subject: 'Lamaran Anda untuk {job_title}',
    text: `Halo {talent_name},

Terima kasih telah melamar posisi {job_title} di {company_name}. Kami sudah membaca lamaran Anda dan ingin melanjutkan ke tahap berikutnya. Kami akan segera menghubungi Anda untuk mengatur jadwalnya.

Salam hangat,
{company_name}`,
  },
  {
    name: 'Penolakan',
    language: 'id',
    subject: 'Lamaran Anda untuk {job_title}',
    text: `Halo {talent_name},

Terima kasih telah melamar posisi {job_title} di {company_name} dan atas waktu yang Anda luangkan. Kami memutuskan untuk tidak melanjutkan lamaran Anda. Alasannya: {reason}.

Semoga Anda segera mendapatkan pekerjaan yang sesuai.

Salam hangat,
{company_name}`,
  },
];
