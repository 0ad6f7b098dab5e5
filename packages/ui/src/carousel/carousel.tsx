import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useHydrated } from '../hydration';
import { MotionToggle } from '../motion';
import { VisuallyHidden } from '../visually-hidden';
import styles from './carousel.module.css';
import type { Paging } from './use-paging';

export interface CarouselTexts {
  readonly previous: string;
  readonly next: string;
  /** Label of a page's dot and announcement of the current page; counted from 1. */
  readonly position: (page: number, pageCount: number) => string;
  readonly pause: string;
  readonly play: string;
}

export interface CarouselProps {
  /** Name of the carousel's content. */
  label: string;
  texts: CarouselTexts;
  paging: Paging;
  /** The content of each page, `paging.pageCount` in total. */
  pages: readonly ReactNode[];
}

/**
 * Pages in one place, as high as the highest, so that content below does not move. Without script all are visible, one
 * below the other, without controls.
 */
export function Carousel({ label, texts, paging, pages }: CarouselProps) {
  const hydrated = useHydrated();
  return (
    <div className={styles['carousel']} role="group" aria-label={label}>
      <div className={styles['hold']} {...paging.holdHandlers}>
        <div className={styles['stage']}>
          {pages.map((content, page) => (
            <div key={page} className={styles['page']} hidden={page !== paging.page}>
              {content}
            </div>
          ))}
        </div>
        <div className={styles['turners']}>{hydrated && <Turners texts={texts} paging={paging} />}</div>
      </div>
      {/* Outside the pausing area, so that pressing play shows the motion at once. */}
      <MotionToggle
        available={paging.autoSlides}
        paused={paging.paused}
        onToggle={paging.togglePause}
        labels={texts}
      />
      <VisuallyHidden role="status">
        {paging.turnedByVisitor && texts.position(paging.page + 1, paging.pageCount)}
      </VisuallyHidden>
    </div>
  );
}

function Turners({ texts, paging }: Pick<CarouselProps, 'texts' | 'paging'>) {
  const { page, pageCount, previous, next, goTo } = paging;
  const single = pageCount < 2;
  return (
    <>
      <Arrow icon={ChevronLeft} label={texts.previous} disabled={single} onClick={previous} />
      {!single &&
        Array.from({ length: pageCount }, (_, index) => (
          <button
            key={index}
            className={styles['dot']}
            type="button"
            aria-label={texts.position(index + 1, pageCount)}
            aria-current={index === page || undefined}
            onClick={() => goTo(index)}
          />
        ))}
      <Arrow icon={ChevronRight} label={texts.next} disabled={single} onClick={next} />
    </>
  );
}

interface ArrowProps {
  icon: LucideIcon;
  label: string;
  disabled: boolean;
  onClick: () => void;
}

function Arrow({ icon: Icon, label, disabled, onClick }: ArrowProps) {
  return (
    <button
      className={styles['arrow']}
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon size={22} aria-hidden="true" />
    </button>
  );
}
