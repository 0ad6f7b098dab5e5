import { Fragment } from 'react';
import type { PassagePiece } from '../search/found-article';
import styles from './passage.module.css';

/** Piece of an article's text with the searched words marked. */
export function Passage({ pieces }: { pieces: readonly PassagePiece[] }) {
  return pieces.map(({ text, marked }, index) =>
    marked ? (
      <mark key={index} className={styles['mark']}>
        {text}
      </mark>
    ) : (
      <Fragment key={index}>{text}</Fragment>
    ),
  );
}
