import type { FullProfile, Cv } from '@sabi/contracts/http/profile/profile';
import { createUpload, fileKeyOf, sendCv, type Upload } from '@sabi/cv-report/sending-cv';
import { findCvUploadFault } from '@sabi/contracts/profile/cv-file';
import { RequestFailed } from '@sabi/shell-sdk/http';
import { useShell, useSignedInUser } from '@sabi/shell-sdk/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { fetchProfile, useProfileQuery } from '../../profile/use-profile';
import { findLatestCv } from '../../profile/find-latest-cv';
import { useCvUploadState } from './cv-upload-store';
import { type UploadProblem, useUploadProblem } from './use-upload-problem';

/** A chosen file that was not stored. */
interface UnsentFile {
  readonly fileName: string;
  /** A retry with the same file may succeed. */
  readonly canRetry: boolean;
}

/** Validates and sends a file, and keeps it for a retry where that can help. The signed-in area's store has its progress. */
export function useCvUpload() {
  const shell = useShell();
  const queryClient = useQueryClient();
  const { id: userId } = useSignedInUser();
  const { queryKey } = useProfileQuery();
  const describe = useUploadProblem();
  const running = useRef<AbortController | null>(null);
  const begin = useCvUploadState((state) => state.begin);
  const reportSent = useCvUploadState((state) => state.reportSent);
  const end = useCvUploadState((state) => state.end);
  const [unsent, setUnsent] = useState<UnsentFile | null>(null);

  /** The key makes a retry idempotent when an earlier attempt was stored but its response was lost. */
  const sendBeforeBodyEnds = async (upload: Upload): Promise<Cv> => {
    const controller = new AbortController();
    running.current = controller;
    try {
      return await sendCv(shell, upload, {
        signal: controller.signal,
        onSent: reportSent,
      });
    } catch (error) {
      if (!isTaken(error)) throw error;
      const cv = findLatestCv(await fetchProfile(shell.fetch));
      if (cv?.file_key === fileKeyOf(upload)) return cv;
      throw error;
    }
  };
  const mutation = useMutation({
    mutationFn: sendBeforeBodyEnds,
    onMutate: () => {
      setUnsent(null);
      shell.clearFailures?.();
      begin();
    },
    onSuccess: async (cv) => {
      await queryClient.cancelQueries({ queryKey }); // a request in flight would bring back the profile without this CV
      queryClient.setQueryData<FullProfile>(queryKey, (full) => full && { ...full, incoming_resume: cv });
    },
    onError: async (error, { file }) => {
      if (!running.current?.signal.aborted) return report(describe.failure(error, file), file);
      setUnsent({ fileName: file.name, canRetry: true });
      await queryClient.invalidateQueries({ queryKey }); // it may have been stored although the request failed
    },
    onSettled: end,
  });

  const report = ({ title, text, canRetry }: UploadProblem, { name: fileName }: File) => {
    setUnsent({ fileName, canRetry });
    shell.toast({ tone: 'destructive', title, ...(text && { description: text }) });
  };
  /** Uploads a validated file. @throws the error of `sendCv`, after showing it */
  const upload = (file: File) => mutation.mutateAsync(createUpload(file, userId));
  const start = (file: File) => {
    const fault = findCvUploadFault(file);
    if (!fault) return mutation.mutate(createUpload(file, userId));
    shell.clearFailures?.(); // of the previous file
    report(describe.fault(fault), file);
  };
  const retry = () => {
    const { variables: last, error } = mutation;
    if (last) mutation.mutate(isTaken(error) ? createUpload(last.file, userId) : last);
  };
  const cancel = () => running.current?.abort();
  const sentFile = mutation.isPending ? mutation.variables.file : null;
  return { start, upload, retry, cancel, unsent, sentFile };
}

function isTaken(error: unknown): boolean {
  return error instanceof RequestFailed && error.code === 'RESUME_ALREADY_EXISTS';
}
