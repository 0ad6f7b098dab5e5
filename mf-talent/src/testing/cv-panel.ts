import type { Cv } from '@sabi/contracts/http/profile/profile';
import { act, screen } from '@testing-library/react';
import {
  type Answer,
  buildCv,
  eventOf,
  eventsKey,
  profileAnswer,
  profileKey,
  renderSignedIn,
  cvId,
  cvKey,
  userId,
} from './platform';
import talentEn from '../locales/en/talent.json';

export const uploadedAt = 1_735_362_000_000;
export const fileName = `cv_${uploadedAt}.pdf`;
export const uploadKey = `POST /storage/v1/object/profile-assets/${userId}/${fileName}`;
export const linkKey = `POST /api/profile/v1/resumes/${cvId}/download-link`;
export const failedTitle = talentEn.cv.failedTitle;
export const passTime = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
export const findFileInput = () => screen.getByLabelText<HTMLInputElement>('CV file');

export const buildFile = (name = 'CV Ayu.pdf', size = 100) => {
  const file = new File(['%PDF-1.7'], name, { type: 'application/pdf' });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

export const uploadAnswer = (cv: Cv = buildCv()) => Response.json({ Key: cv.file_key, resume: cv });
export const streamOf = (...cvs: Cv[]) => new Response(cvs.map(eventOf).join(''));

interface CvPanelOptions {
  cv?: Cv | null;
  incoming?: Cv | null;
  answers?: Record<string, Answer[]>;
  upload?: Answer[];
  events?: Answer[];
  poll?: Answer[];
  link?: Answer[];
  /** Later answers of the profile. */
  reloads?: Answer[];
  userType?: 'talent' | 'recruiter';
  language?: 'en' | 'id';
}

/** The profile page with its CV panel, with fake timers. */
export async function showCvPanel({
  cv = null,
  incoming = null,
  reloads = [],
  language = 'en',
  ...options
}: CvPanelOptions = {}) {
  const rendered = renderSignedIn({
    path: '/profile',
    language,
    fakeTimers: true,
    answers: {
      [profileKey]: [
        profileAnswer({ cv, incoming, profile: { user_type: options.userType ?? 'talent' } }),
        ...reloads,
      ],
      ...options.answers,
      [uploadKey]: options.upload ?? [],
      [eventsKey]: options.events ?? [],
      [cvKey]: options.poll ?? [],
      [linkKey]: options.link ?? [],
    },
  });
  await passTime(10);
  const choose = async (file: File = buildFile()) => {
    jest.setSystemTime(uploadedAt);
    await rendered.user.upload(findFileInput(), file);
    await passTime(10);
  };
  return { ...rendered, choose };
}
