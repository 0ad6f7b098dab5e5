import { cvTextMaxCharacters, cvTextMinCharacters } from '@sabi/contracts/cv-text';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { TextAreaField } from '@sabi/ui/text-field';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClaimNotice } from './claim-notice';
import { CvFilePicker } from './cv-file-picker';
import { PlainWay } from './plain-way';
import styles from './cv-analyzer.module.css';
import { useCvAnalysis } from './use-cv-analysis';

// Behind a click, and most visitors never see it.
const ResultDialog = lazy(async () => ({ default: (await import('./result-dialog')).ResultDialog }));

/** A CV's text in, an analysis out. */
export function CvAnalyzer() {
  const { t } = useTranslation('talent-solution');
  const language = useLanguage();
  const [text, setText] = useState('');
  const { state, analyze, claim, reset } = useCvAnalysis();
  const loading = state.step === 'loading';
  const max = new Intl.NumberFormat(language === 'id' ? 'id-ID' : 'en-GB').format(cvTextMaxCharacters);
  return (
    <div className={styles['analyzer']}>
      <PlainWay />
      <ClaimNotice loading={loading} onOpen={claim} done={state.step === 'analysed'} />
      <CvFilePicker onText={setText} />
      <TextAreaField
        label={t('cv.label')}
        hint={t('cv.hint', { min: cvTextMinCharacters })}
        placeholder={t('cv.placeholder')}
        rows={9}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {state.step === 'failed' && (
        <Notice
          tone="danger"
          title={state.fault === 'gone' ? t('cv.claim.gone') : t(`cv.faults.${state.fault}`, { max })}
        />
      )}
      <Button
        className={styles['submit']}
        size="lg"
        busy={loading}
        disabled={!text.trim() || loading}
        onClick={() => void analyze(text)}
      >
        {t(loading ? 'cv.analyzing' : 'cv.analyze')}
      </Button>
      <Suspense>
        {state.step === 'analysed' && <ResultDialog result={state.result} onClose={reset} />}
      </Suspense>
    </div>
  );
}
