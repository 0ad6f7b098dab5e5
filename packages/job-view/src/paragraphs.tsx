import type { Language } from '@sabi/contracts/language';
import { Fragment } from 'react';
import styles from './paragraphs.module.css';

const lineOfList = /^[-•*]\s+/;

/**
 * Plain text with its structure: an empty line separates paragraphs, lines with a dash form lists.
 * @param language where it is not the page's
 */
export function Paragraphs({ text, language }: { text: string; language?: Language | undefined }) {
  const blocks = text.split(/\n{2,}/).filter((block) => block.trim() !== '');
  return (
    <div className={styles['text']} lang={language}>
      {blocks.map((block, index) => (
        <Block key={index} lines={block.split('\n').filter((line) => line.trim() !== '')} />
      ))}
    </div>
  );
}

function Block({ lines }: { lines: readonly string[] }) {
  const start = lines.findIndex((line) => lineOfList.test(line));
  const isList = start >= 0 && lines.slice(start).every((line) => lineOfList.test(line));
  const before = isList ? lines.slice(0, start) : lines;
  return (
    <>
      {before.length > 0 && (
        <p>
          {before.map((line, index) => (
            <Fragment key={index}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </p>
      )}
      {isList && (
        <ul className={styles['list']}>
          {lines.slice(start).map((line, index) => (
            <li key={index}>{line.replace(lineOfList, '')}</li>
          ))}
        </ul>
      )}
    </>
  );
}
