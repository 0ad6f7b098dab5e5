import type { Application } from '@sabi/contracts/http/hiring/applications';
import type { CvFile } from './cv-file';

const states = { wanted: 'copying', stored: 'stored', lost: 'unavailable' } as const;

/** For both sides. */
export function viewCvFile(file: CvFile | null): Application['cv_file'] {
  if (!file || file.state === 'erased') return null;
  const { state, file_name, media_type, size_bytes } = file;
  return { state: states[state], file_name, media_type, size_bytes };
}
