import { DataCopySection } from '../features/data-copy/data-copy-section';
import { DeletionSection } from '../features/deletion/deletion-section';
import { SettingsFrame } from '../features/settings-frame/settings-frame';
import { StepUpProvider } from '../step-up/step-up-provider';

/** Export and deletion of the owner's data. */
export function DataPage() {
  return (
    <StepUpProvider>
      <SettingsFrame page="data">
        <DataCopySection />
        <DeletionSection />
      </SettingsFrame>
    </StepUpProvider>
  );
}
