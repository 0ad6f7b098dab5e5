import { createUpload, sendCv, type Upload } from '@sabi/cv-report/sending-cv';
import type { Cv } from '@sabi/contracts/http/profile/profile';
import { findCvUploadFault } from '@sabi/contracts/profile/cv-file';
import { useShell } from '@sabi/shell-sdk/react';
import { useRef, useState } from 'react';
import { faultOf, type UploadFault, uploadFaultOf } from './upload-fault';

export type UploadState =
  | { readonly step: 'idle' }
  | { readonly step: 'sending'; readonly fileName: string; readonly percent: number | null }
  | { readonly step: 'failed'; readonly fault: UploadFault; readonly canRetry: boolean };

/** Sends a CV to the profile. @param onStored called with what was stored */
export function useCvUpload(userId: string, onStored: (cv: Cv) => void) {
  const shell = useShell();
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const last = useRef<Upload | null>(null);
  /** @throws what the request throws, after showing it */
  const send = async (upload: Upload): Promise<void> => {
    last.current = upload;
    const { name: fileName } = upload.file;
    setState({ step: 'sending', fileName, percent: null });
    try {
      const onSent = (share: number) =>
        setState({ step: 'sending', fileName, percent: Math.floor(share * 100) });
      const cv = await sendCv(shell, upload, { onSent });
      setState({ step: 'idle' });
      onStored(cv);
    } catch (error) {
      setState({ step: 'failed', ...uploadFaultOf(error) });
      throw error;
    }
  };
  const upload = async (file: File): Promise<void> => {
    const found = findCvUploadFault(file);
    if (found) setState({ step: 'failed', fault: faultOf[found], canRetry: false });
    else await send(createUpload(file, userId));
  };
  /** The same file under the same key: sent twice it is stored once. */
  const retry = () => last.current && void send(last.current).catch(() => undefined);
  return { state, upload, retry };
}
