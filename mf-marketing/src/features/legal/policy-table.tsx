import styles from './policy-table.module.css';

interface PolicyTableProps {
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** Title of the section, used as the table's label. */
  title: string;
}

/**
 * On narrow screens each row is a block, with every value below its column's name. Explicit roles, as browsers drop the
 * implicit ones when `display` is changed.
 */
export function PolicyTable({ head, rows, title }: PolicyTableProps) {
  return (
    <table
      className={[styles['table'], head.length === 2 && styles['pairs']].filter(Boolean).join(' ')}
      role="table"
      aria-label={title}
    >
      <thead className={styles['head']} role="rowgroup">
        <tr role="row">
          {head.map((name) => (
            <th key={name} scope="col" role="columnheader">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([first, ...rest]) => (
          <tr key={first} className={styles['row']} role="row">
            <th scope="row" role="rowheader">
              {first}
            </th>
            {rest.map((value, index) => (
              <td key={head[index + 1]} role="cell" data-name={head[index + 1]}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
