// Reading a table: the column that was used and the row that was hit.

import type { LogRoll, TableColumn, TableRow, TableSheet } from './wire';

export function columnOf(sheet: TableSheet, roll: LogRoll): TableColumn | undefined {
  if (sheet.columns.length === 1) return sheet.columns[0];
  return sheet.columns.find((column) => column.id === roll.column);
}

/** Whether a row is the one a result reads; results beyond the table read its first or last row. */
export function isLit(row: TableRow, column: TableColumn, result: number): boolean {
  const low = Math.min(...column.rows.map((one) => one.lo));
  const high = Math.max(...column.rows.map((one) => one.hi));
  const read = Math.max(low, Math.min(result, high));
  return row.lo <= read && read <= row.hi;
}

export function rangeText(row: TableRow): string {
  const [low, high] = [row.lo < -90 ? null : row.lo, row.hi > 90 ? null : row.hi];
  if (low === null) return `≤ ${minus(row.hi)}`;
  if (high === null) return `${minus(row.lo)} +`;
  return low === high ? minus(low) : `${minus(low)}–${minus(high)}`;
}

function minus(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
