export type Value = string | number | null;
export type Values = Record<string, Value>;

/** A row of the catalogue that came from a source. */
export interface SourcedRow {
  id: number;
  source_key: string;
  source_values: Record<string, unknown>;
  staff_fields: string[];
}

export interface Wanted {
  /** The columns as the source wants them. */
  columns: Values;
  /** What the source says, by field, including held values. */
  said: Values;
}

export interface FieldChange {
  field: string;
  before: Value;
  after: Value;
}

export interface Merged {
  columns: Values;
  said: Record<string, unknown>;
  /** Columns whose value changes. */
  changes: FieldChange[];
  /** Fields set by staff for which the source has a new value. */
  kept: FieldChange[];
  /** Whether the row has to be written at all. */
  dirty: boolean;
}

/** `city_id` is reported as `city`: sources have names, not our ids. */
export const fieldName = (column: string): string => column.replace(/_id$/, '');

/**
 * Merges a row with new data of its source. Columns set by staff stay, the others follow the source, and what the
 * source said is stored in any case.
 */
export function merge(row: SourcedRow & Record<string, unknown>, wanted: Wanted): Merged {
  const columns: Values = {};
  const changes: FieldChange[] = [];
  const kept: FieldChange[] = [];
  for (const [column, after] of Object.entries(wanted.columns)) {
    const before = (row[column] ?? null) as Value;
    const field = fieldName(column);
    const byStaff = row.staff_fields.includes(column);
    columns[column] = byStaff ? before : after;
    if (byStaff) {
      const now = wanted.said[field] ?? null;
      if ((row.source_values[field] ?? null) !== now) kept.push({ field, before, after: now });
    } else if (before !== after) changes.push({ field: column, before, after });
  }
  const said = { ...row.source_values, ...wanted.said };
  const saidAnew = Object.entries(wanted.said).some(
    ([field, value]) => (row.source_values[field] ?? null) !== value,
  );
  return { columns, said, changes, kept, dirty: changes.length > 0 || saidAnew };
}
