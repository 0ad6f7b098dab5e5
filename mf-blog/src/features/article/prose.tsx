import styles from './prose.module.css';

/** Running text. */
export function Prose({ paragraphs, lead = false }: { paragraphs: readonly string[]; lead?: boolean }) {
  return (
    <div className={[styles['prose'], lead && styles['lead']].filter(Boolean).join(' ')}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
