import type { FullProfile, Resume } from '@sabi/contracts/http/profile';
import { findResumeFileFault } from '@sabi/contracts/resume-file';
import { RequestFailed } from '@sabi/shell-sdk/http';
import { useShell } from '@sabi/shell-sdk/react';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { fetchProfile, useProfileQuery } from '../../profile/use-profile';
import { useSignedInUser } from '../../session/signed-in-user';
import { createUpload, fileKeyOf, sendResume, type Upload } from './resume-calls';
import { type UploadProblem, useUploadProblem } from './use-upload-problem';

/** One CV is sent at a time, whichever part of the page sends it. */
const mutationKey = ['resume-upload'];

/** Checks a file, sends it, and keeps it for another try where that can help. */
export function useResumeUpload() {
  const shell = useShell();
  const queryClient = useQueryClient();
  const { id: userId } = useSignedInUser();
  const { queryKey } = useProfileQuery();
  const describe = useUploadProblem();
  const running = useRef<AbortController | null>(null);
  const [sentPercent, setSentPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<UploadProblem | null>(null);

  /** An earlier try may have got through although its answer did not: the key tells. */
  const sendOnce = async (upload: Upload): Promise<Resume> => {
    const controller = new AbortController();
    running.current = controller;
    try {
      return await sendResume(shell, upload, {
        signal: controller.signal,
        onSent: (share) => setSentPercent(Math.floor(share * 100)),
      });
    } catch (error) {
      if (!isTaken(error)) throw error;
      const { resume } = await fetchProfile(shell.fetch);
      if (resume?.file_key === fileKeyOf(upload)) return resume;
      throw error;
    }
  };
  const isSending = useIsMutating({ mutationKey }) > 0;
  const mutation = useMutation({
    mutationKey,
    mutationFn: sendOnce,
    onMutate: () => {
      setProblem(null);
      setSentPercent(null);
    },
    onSuccess: async (resume) => {
      await queryClient.cancelQueries({ queryKey }); // what was asked for before does not know this CV
      queryClient.setQueryData<FullProfile>(queryKey, (full) => full && withResume(full, resume));
    },
    onError: async (error, { file }) => {
      if (!running.current?.signal.aborted) return report(describe.failure(error, file));
      setProblem(describe.cancelled(file));
      await queryClient.invalidateQueries({ queryKey }); // it may have been stored all the same
    },
  });

  const report = (found: UploadProblem) => {
    setProblem(found);
    shell.toast({ tone: 'destructive', title: found.title, ...(found.text && { description: found.text }) });
  };
  /** Of a file that has been checked. @throws what `sendResume` throws, once it has been told */
  const upload = (file: File) => mutation.mutateAsync(createUpload(file, userId));
  const start = (file: File) => {
    const fault = findResumeFileFault(file);
    if (fault) report(describe.fault(fault));
    else mutation.mutate(createUpload(file, userId));
  };
  const retry = () => {
    const { variables: last, error } = mutation;
    if (last) mutation.mutate(isTaken(error) ? createUpload(last.file, userId) : last);
  };
  const cancel = () => running.current?.abort();
  const sentFile = mutation.isPending ? mutation.variables.file : null;
  return { start, upload, retry, cancel, problem, isSending, sentFile, sentPercent };
}

function isTaken(error: unknown): boolean {
  return error instanceof RequestFailed && error.code === 'RESUME_ALREADY_EXISTS';
}

function withResume(full: FullProfile, resume: Resume): FullProfile {
  return { ...full, resume, profile: { ...full.profile, cv_url: resume.file_key } };
}
