import { ChevronLeft, ChevronRight, type LucideIcon, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenedPdf } from './open-pdf';
import styles from './original.module.css';
import { PdfFailed } from './pdf-failed';
import { usePagePicture } from './use-page-picture';

/** Pages that are shown: a CV has a few. The rest is in the file. */
const pagesMax = 30;
/** Of the width that there is. */
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
const fitting = zooms.indexOf(1);

interface PdfPagesProps {
  pdf: OpenedPdf;
  fileName: string;
  onRetry: () => void;
}

/** One page at a time. Keys: arrows turn pages, `+`, `-` and `0` zoom. */
export function PdfPages({ pdf, fileName, onRetry }: PdfPagesProps) {
  const { t } = useTranslation('applications');
  const { pageCount } = pdf;
  const shown = Math.min(pageCount, pagesMax);
  const { pageNo, zoom, steps, onKeyDown, paper } = usePages(shown);
  const holder = useRef<HTMLDivElement>(null);
  const picture = usePagePicture(holder, { pdf, pageNo, zoom });
  const isDrawing = picture?.pageNo !== pageNo;
  return (
    <div className={styles['viewer']}>
      <div className={styles['tools']}>
        <div className={styles['group']}>
          <Tool label={t('original.previous')} Icon={ChevronLeft} onClick={steps.previous} />
          <p className={styles['state']} role="status">
            {t('original.page', { page: pageNo, count: pageCount })}
          </p>
          <Tool label={t('original.next')} Icon={ChevronRight} onClick={steps.next} />
        </div>
        <div className={styles['group']}>
          <Tool label={t('original.zoomOut')} Icon={ZoomOut} onClick={steps.zoomOut} />
          <p className={`${styles['state']} ${styles['percent']}`} role="status">
            {t('original.percent', { percent: zoom * 100 })}
          </p>
          <Tool label={t('original.zoomIn')} Icon={ZoomIn} onClick={steps.zoomIn} />
        </div>
      </div>
      {/* Scrolled by keys, so it takes the focus. */}
      <div
        className={styles['paper']}
        ref={paper}
        role="group"
        aria-label={t('original.title')}
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <div
          ref={holder}
          className={styles['page']}
          role="img"
          aria-label={t('original.pageLabel', { page: pageNo, name: fileName })}
          aria-busy={isDrawing}
        />
        {picture?.failure && <PdfFailed failure={picture.failure} onRetry={onRetry} />}
      </div>
      {pageCount > shown && (
        <p className={styles['hint']}>{t('original.firstOnly', { shown, count: pageCount })}</p>
      )}
      <p className={styles['hint']}>{t('original.safe')}</p>
    </div>
  );
}

interface Steps {
  readonly previous?: () => void;
  readonly next?: () => void;
  readonly zoomOut?: () => void;
  readonly zoomIn?: () => void;
  readonly fit?: () => void;
}

/** Page and zoom, with the steps that are possible. */
function usePages(pageCount: number) {
  const [pageNo, setPageNo] = useState(1);
  const [level, setLevel] = useState<number>(fitting);
  const paper = useRef<HTMLDivElement>(null);
  const turnTo = (page: number) => {
    setPageNo(page);
    if (paper.current) paper.current.scrollTop = 0;
  };
  const steps: Steps = {
    ...(pageNo > 1 && { previous: () => turnTo(pageNo - 1) }),
    ...(pageNo < pageCount && { next: () => turnTo(pageNo + 1) }),
    ...(level > 0 && { zoomOut: () => setLevel(level - 1) }),
    ...(level < zooms.length - 1 && { zoomIn: () => setLevel(level + 1) }),
    fit: () => setLevel(fitting),
  };
  const zoom = zooms[level] ?? 1;
  // Arrows scroll a page that is wider than the paper.
  const turning = zoom <= 1 ? { ArrowLeft: steps.previous, ArrowRight: steps.next } : {};
  const byKey: Readonly<Record<string, (() => void) | undefined>> = {
    ...turning,
    '+': steps.zoomIn,
    '-': steps.zoomOut,
    '0': steps.fit,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.ctrlKey || event.metaKey || event.altKey ? undefined : byKey[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  };
  return { pageNo, zoom, steps, onKeyDown, paper };
}

interface ToolProps {
  label: string;
  Icon: LucideIcon;
  /** Missing where there is no such step; the button keeps the focus. */
  onClick: (() => void) | undefined;
}

function Tool({ label, Icon, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={styles['tool']}
      aria-label={label}
      title={label}
      aria-disabled={onClick === undefined || undefined}
      onClick={onClick}
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  );
}
