import React, {type ReactNode} from 'react';

interface Props {
  caption: string;
  head: readonly string[];
  /** Cells of each row, as many as the header has. */
  rows: readonly (readonly ReactNode[])[];
  /** Index of a highlighted row. */
  current?: number;
}

/** A table; in a narrow column its rows are stacked, and each cell has its label. */
export default function Table({caption, head, rows, current}: Props) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row} aria-current={row === current || undefined}>
            {cells.map((cell, index) => (
              <td key={index} data-label={head[index]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
