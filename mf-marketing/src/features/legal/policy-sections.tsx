import type { PolicyBlock, PolicySection } from './policy';
import styles from './policy-sections.module.css';
import { PolicyTable } from './policy-table';
import { PolicyText } from './policy-text';

/** Numbered, so that letters can refer to a section. */
export function PolicySections({ sections }: { sections: readonly PolicySection[] }) {
  return (
    <div className={styles['sections']}>
      {sections.map(({ id, title, blocks }, index) => (
        <section key={id} id={id} tabIndex={-1} className={styles['section']} aria-labelledby={`${id}-title`}>
          <h2 className={styles['title']} id={`${id}-title`}>
            {index + 1}. {title}
          </h2>
          {blocks.map((block, place) => (
            <Block key={place} block={block} title={title} />
          ))}
        </section>
      ))}
    </div>
  );
}

function Block({ block, title }: { block: PolicyBlock; title: string }) {
  if (typeof block === 'string')
    return (
      <p>
        <PolicyText>{block}</PolicyText>
      </p>
    );
  if ('table' in block) return <PolicyTable {...block.table} title={title} />;
  return (
    <ul className={styles['list']}>
      {block.list.map((item) => (
        <li key={item}>
          <PolicyText>{item}</PolicyText>
        </li>
      ))}
    </ul>
  );
}
