import type { FullProfile, Resume } from '@sabi/contracts/http/profile/profile';
import { isRefusal } from '@sabi/shell-sdk/http';
import { useShell } from '@sabi/shell-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoadedProfile, useProfileQuery } from '../../profile/use-profile';
import { followCv } from './follow-cv';
import { hasEnded, latestResume } from '../../profile/latest-resume';
import { withNews } from './cv-state';
import { useCauseText } from './use-cause-text';

/**
 * Follows the newest CV while its job runs, whichever page is open and whether or not it was uploaded in this visit, and
 * announces its outcome. Updates go into the cached profile, which the pages read.
 */
export function CvWatch() {
  const full = useLoadedProfile();
  const resume = full ? latestResume(full) : null;
  useFollowing(resume);
  useAnnouncement(resume);
  return null;
}

function useFollowing(resume: Resume | null): void {
  const { t } = useTranslation();
  const shell = useShell();
  const queryClient = useQueryClient();
  const { queryKey } = useProfileQuery();
  const resumeId = resume && !hasEnded(resume) ? resume.id : null;

  const remember = useEffectEvent((next: Resume) => {
    queryClient.setQueryData<FullProfile>(queryKey, (full) => full && withNews(full, next));
  });
  const handleFailure = useEffectEvent(async (error: unknown) => {
    shell.logger.error('resume.follow.failed', error);
    if (isRefusal(error)) await queryClient.invalidateQueries({ queryKey });
    const full = queryClient.getQueryData<FullProfile>(queryKey);
    const left = full && latestResume(full);
    // Deleted or replaced in another tab, or ended after all: nothing to announce.
    if (left?.id !== resumeId || hasEnded(left)) return;
    const description = t('resume.unexpected');
    shell.toast({ tone: 'destructive', title: t('resume.failedTitle'), description });
  });
  useEffect(() => {
    if (resumeId === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    followCv({ resumeId, fetch: shell.fetch, signal, onChange: (next) => remember(next) }).catch(
      (error: unknown) => {
        if (!signal.aborted) void handleFailure(error);
      },
    );
    return () => controller.abort();
  }, [resumeId, shell]);
}

/** Announces the end of each job once, however it was learnt. */
function useAnnouncement(resume: Resume | null): void {
  const { t } = useTranslation();
  const shell = useShell();
  const queryClient = useQueryClient();
  const { queryKey } = useProfileQuery();
  const describeCause = useCauseText();
  const running = useRef<string | null>(null);

  const announce = useEffectEvent(async ({ state, error_code }: Resume) => {
    if (state === 'failed') {
      const description = t('resume.parseFailed', { cause: describeCause(error_code) });
      shell.toast({ tone: 'destructive', title: t('resume.failedTitle'), description });
      return;
    }
    await queryClient.invalidateQueries({ queryKey });
    shell.toast({ tone: 'success', title: t('resume.review.toast') });
  });
  useEffect(() => {
    if (!resume) return;
    if (!hasEnded(resume)) running.current = resume.id;
    else if (running.current === resume.id) {
      running.current = null;
      void announce(resume);
    }
  }, [resume]);
}
