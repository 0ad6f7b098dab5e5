import { workModes } from '@sabi/contracts/hiring/posting-terms';
import { SelectField } from '@sabi/ui/text-field';
import { useTranslation } from 'react-i18next';
import { AreaSearch } from './lazy-parts';
import { useEditor } from './editor-store';
import type { EditorValues } from './editor-values';
import { FieldFrame, FormSection } from './form-section';
import { useMissing } from './use-missing';

export function PlaceSection() {
  const { t } = useTranslation(['editor', 'job-view']);
  const mode = useEditor((state) => state.values.mode);
  const areas = useEditor((state) => state.values.areas);
  const change = useEditor((state) => state.change);
  const missing = useMissing();
  return (
    <FormSection title={t('place.title')}>
      <FieldFrame name="mode">
        <SelectField
          label={t('fields.mode')}
          placeholder={t('choose')}
          value={mode}
          error={missing('mode')}
          options={workModes.map((value) => ({ value, label: t(`job-view:mode.${value}`) }))}
          onChange={({ target }) => change({ mode: target.value as EditorValues['mode'] })}
        />
      </FieldFrame>
      <FieldFrame name="areas">
        <AreaSearch areas={areas} error={missing('areas')} onChange={(chosen) => change({ areas: chosen })} />
      </FieldFrame>
    </FormSection>
  );
}
