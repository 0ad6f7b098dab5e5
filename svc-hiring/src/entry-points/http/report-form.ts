import { randomUUID } from 'node:crypto';
import { reportFormSchema, reportJobRoute } from '@sabi/contracts/http/hiring/board';
import { type Language, localizedPath } from '@sabi/contracts/language';
import type { AppError } from '@sabi/service-kit/errors';
import { markup } from '@sabi/service-kit/markup';
import { readFormLanguage } from '@sabi/service-kit/plain/form-request';
import { mountPlainForm } from '@sabi/service-kit/plain/plain-form';
import { sendPlainPage } from '@sabi/service-kit/plain/plain-page';
import { parseInput } from '@sabi/service-kit/routes';
import type { Request, Response, Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { reportJob } from '../../domain/reports/report-job';

const maxBytes = 100 * 1024;

const texts = {
  en: {
    sent: 'Thank you, your report has arrived',
    checked: 'Our staff look at every report.',
    job: 'Back to the job',
    jobs: 'All jobs',
    notSent: 'Your report has not been sent',
    noReason: 'Please go back and choose a reason.',
    closed: 'This job is closed already, so there is nothing left to report.',
    limited: 'Too many reports came from your connection. Please try again in an hour.',
    failed: 'There was an error sending your report. Please go back and try again.',
  },
  id: {
    sent: 'Terima kasih, laporan Anda sudah kami terima',
    checked: 'Tim kami memeriksa setiap laporan.',
    job: 'Kembali ke lowongan',
    jobs: 'Semua lowongan',
    notSent: 'Laporan Anda belum terkirim',
    noReason: 'Silakan kembali dan pilih alasannya.',
    closed: 'Lowongan ini sudah ditutup, jadi tidak perlu dilaporkan lagi.',
    limited: 'Terlalu banyak laporan dari koneksi Anda. Silakan coba lagi satu jam lagi.',
    failed: 'Terjadi kesalahan saat mengirim laporan. Silakan kembali dan coba lagi.',
  },
} as const satisfies Record<Language, unknown>;

/** The report of a job without script. */
export function mountReportForm(router: Router, dependencies: Dependencies): void {
  const receive = async (request: Request, response: Response): Promise<void> => {
    const { no: publicNo } = parseInput(reportJobRoute.params, request.params);
    const { reason, text, language } = parseInput(reportFormSchema, request.body);
    // A form has no session, so its sender is a visitor.
    const sender = { principal: null, address: request.ip ?? '' };
    const report = { publicNo, reportId: randomUUID(), reason, text: text || undefined, ...sender };
    await reportJob({ ...report, now: dependencies.now() }, dependencies);
    const { sent: title, checked, job } = texts[language];
    const path = localizedPath(language, `/jobs/${publicNo}`);
    const content = markup`<p>${checked}</p>
      <p><a href="${path}">${job}</a></p>`;
    sendPlainPage(request, response, { language, status: 200, title, content });
  };
  mountPlainForm(router, { path: reportJobRoute.path, maxBytes, receive, refuse }, dependencies.logger);
}

function refuse(failure: AppError, request: Request, response: Response): void {
  const language = readFormLanguage(request);
  const { notSent: title, jobs } = texts[language];
  const content = markup`<p>${describeReason(failure, language)}</p>
    <p><a href="${localizedPath(language, '/jobs')}">${jobs}</a></p>`;
  sendPlainPage(request, response, { language, status: failure.status, title, content });
}

function describeReason({ code, errors }: AppError, language: Language): string {
  const { noReason, closed, limited, failed } = texts[language];
  if (code === 'RATE_LIMITED') return limited;
  if (code === 'JOB_CLOSED' || code === 'JOB_NOT_FOUND') return closed;
  return errors && Object.hasOwn(errors, 'reason') ? noReason : failed;
}
