import type { ApplicationForm, getApplicationFormRoute } from '@sabi/contracts/http/hiring/applications';
import type { CvVersion, CvVersionList, listCvsRoute } from '@sabi/contracts/http/profile/cv-versions';
import { isRefusal } from '@sabi/shell-sdk/http';
import { useShell } from '@sabi/shell-sdk/react';
import { useOnReconnect } from '@sabi/ui/network';
import { useEffect, useState } from 'react';
import { sendJson } from './send-json';

const cvsPath: (typeof listCvsRoute)['path'] = '/api/profile/v1/resumes';
type FormPath = (typeof getApplicationFormRoute)['path'];

export interface LoadedForm {
  readonly form: ApplicationForm;
  /** Empty also where they could not be loaded: then the current one goes along. */
  readonly cvs: readonly CvVersion[];
}

interface FormState {
  /** The last one, also while it is loaded again. */
  readonly loaded: LoadedForm | null;
  readonly error: unknown;
  reload(): void;
}

/** What applying to a job asks for, shares and costs. Loads again once the network is back. */
export function useApplicationForm(publicNo: number): FormState {
  const { fetch } = useShell();
  const [loaded, setLoaded] = useState<LoadedForm | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    setError(null);
    Promise.all([
      sendJson<ApplicationForm>(fetch, formPath(publicNo), { signal }),
      sendJson<CvVersionList>(fetch, cvsPath, { signal }).then(
        ({ resumes }) => resumes,
        () => [],
      ),
    ]).then(
      ([form, cvs]) => !signal.aborted && setLoaded({ form, cvs }),
      (failure: unknown) => !signal.aborted && setError(failure),
    );
    return () => left.abort();
  }, [fetch, publicNo, attempt]);
  const reload = () => setAttempt((count) => count + 1);
  useOnReconnect(() => error !== null && !isRefusal(error) && reload());
  return { loaded, error, reload };
}

const formPath = (publicNo: number) =>
  ('/api/hiring/v1/jobs/{no}/application-form' satisfies FormPath).replace('{no}', String(publicNo));
