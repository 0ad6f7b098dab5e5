import type {
  ApplicationEvent,
  ApplicationLetter,
  OwnApplication,
  OwnApplicationDetail,
} from '@sabi/contracts/http/hiring/applications';
import { AppError } from '@sabi/service-kit/errors';
import { cutPage, pageSize, readPageStart } from '@sabi/service-kit/page';
import { viewCvFile } from '../cv-files/view-cv-file';
import type { StoredApplication, StoredEvent } from './application';
import type { ApplicationDirectory, ApplicationRepository } from './application-repository';
import { asNotifiedAt } from './held-move';
import { viewOwnApplication, viewOwnApplications, type ViewOwnDependencies } from './view-own-application';

interface ListDependencies extends ViewOwnDependencies {
  readonly applicationDirectory: Pick<ApplicationDirectory, 'listLines' | 'findMany'>;
}

/** @throws {AppError} REQUEST_INVALID for an invalid page position */
export async function listOwnApplications(
  { userId, after, now }: { userId: string; after: string | undefined; now: Date },
  { applicationDirectory, ...dependencies }: ListDependencies,
): Promise<{ applications: OwnApplication[]; next: string | null }> {
  const page = { after: readPageStart(after), limit: pageSize + 1 };
  const lines = await applicationDirectory.listLines(userId, page);
  const { rows, next } = cutPage(lines, ({ created_at: time, application_id: id }) => ({ time, id }));
  const found = await applicationDirectory.findMany(rows);
  const applicationOf = new Map(found.map((application) => [application.id, application]));
  const ordered = rows.flatMap(({ application_id: id }) => applicationOf.get(id) ?? []);
  return { applications: await viewOwnApplications(ordered, now, dependencies), next };
}

interface GetDependencies extends ViewOwnDependencies {
  readonly applicationDirectory: Pick<ApplicationDirectory, 'find'>;
  readonly applications: ApplicationRepository;
}

/** @throws {AppError} APPLICATION_NOT_FOUND also for one of others */
export async function getOwnApplication(
  { applicationId, userId, now }: { applicationId: string; userId: string; now: Date },
  { applicationDirectory, ...dependencies }: GetDependencies,
): Promise<OwnApplicationDetail> {
  const application = await findOwnApplication({ applicationId, userId }, { applicationDirectory });
  return viewOwnDetail(application, now, dependencies);
}

/** @throws {AppError} APPLICATION_NOT_FOUND also for one of others */
export async function findOwnApplication(
  { applicationId, userId }: { applicationId: string; userId: string },
  { applicationDirectory }: Pick<GetDependencies, 'applicationDirectory'>,
): Promise<StoredApplication> {
  const application = await applicationDirectory.find(applicationId);
  if (application?.talent_id !== userId) throw new AppError('APPLICATION_NOT_FOUND');
  return application;
}

export async function viewOwnDetail(
  application: StoredApplication,
  now: Date,
  { applications, ...dependencies }: Omit<GetDependencies, 'applicationDirectory'>,
): Promise<OwnApplicationDetail> {
  const own = applications.applicationsOf({ companyId: application.company_id });
  const events = await own.listEvents(application.id);
  return {
    ...(await viewOwnApplication(application, now, dependencies)),
    letter: application.letter,
    cv_file_name: application.applicant?.cv?.file_name ?? null,
    answers: application.answers.map(({ question, answer }) => ({ question, answer })),
    events: events.map(viewEvent),
    match: application.match,
    cv_file: viewCvFile(application.cv_file),
    letters: (asNotifiedAt(application, now).letters ?? []).map(viewLetter),
  };
}

export const viewLetter = ({
  sent_at: sentAt,
  language,
  subject,
  text,
}: NonNullable<StoredApplication['letters']>[number]): ApplicationLetter => ({
  sent_at: sentAt.toISOString(),
  ...{ language, subject, text },
});

export const viewEvent = ({ no, type, at, actor, stage_id, reason }: StoredEvent): ApplicationEvent => ({
  ...{ no, type, at: at.toISOString() },
  by: actor.kind,
  ...{ stage_id, reason },
});
