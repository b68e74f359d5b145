import { sql, type Transaction } from 'kysely';
import { fail, ok, type Result } from '../../../contract/errors.ts';
import { formSchema } from '../../../contract/forms/index.ts';
import { idOf } from '../../../contract/ids.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { EditableKind, FormData } from '../../edits/kind.ts';
import { checkedForm } from '../../staff-edits.ts';
import { fault } from '../faults.ts';
import { showCourses, type CourseQuery } from '../../search/commands.ts';
import { showChanges } from '../show-changes.ts';
import { usesOf, type ChoiceKind } from './uses.ts';

type Columns = Readonly<Record<string, string | number | boolean | null>>;

/** What differs between the kinds of choices. */
interface ChoiceTable<Form> {
  kind: ChoiceKind;
  table: 'countries' | 'cities' | 'interests' | 'specializations';
  /** Columns that the form has, by the same names. */
  columns: readonly (keyof Form & string)[];
  title: (form: Form) => string;
  /** Columns made from the form. */
  derived?: (form: Form) => Columns;
  /** @returns invalid, for instance if there is another of this name */
  check(trx: Transaction<Database>, id: number, form: Form, before: Form | undefined): Promise<Result<void>>;
  /** Courses whose index contains it. */
  courses(id: number): CourseQuery;
  /** Withdrawing hides what refers to it too; the others are not withdrawn while something does. */
  hidesUses?: boolean;
}

/**
 * Countries, cities, levels and fields: small records that others refer to. A new one is complete at once and stays hidden
 * until it is published.
 */
export function editableChoice<Form extends FormData>(choice: ChoiceTable<Form>): EditableKind {
  const { kind, columns } = choice;
  const table = sql.table(choice.table);
  const readRow = async (trx: Transaction<Database>, object: string, lock: boolean) => {
    const id = idOf(object);
    if (id === null) return undefined;
    const { rows } = await sql<Form & { id: number; hidden: boolean }>`
      select id, hidden, ${sql.join(columns.map((column) => sql.ref(column)))} from ${table}
      where id = ${id} ${lock ? sql`for update` : sql``}`.execute(trx);
    const [row] = rows;
    if (!row) return undefined;
    const form = Object.fromEntries(columns.map((column) => [column, row[column]])) as unknown as Form;
    return { id, hidden: row.hidden, form };
  };
  const valuesOf = (form: Form): Columns => ({
    ...Object.fromEntries(columns.map((column) => [column, form[column] as string | number | null])),
    ...choice.derived?.(form),
  });
  const show = (trx: Transaction<Database>, id: number) =>
    showCourses(trx, choice.courses(id), { hides: choice.hidesUses === true });

  return {
    async read(trx, object, lock) {
      const row = await readRow(trx, object, lock);
      if (!row) return undefined;
      return {
        title: choice.title(row.form),
        published: row.hidden ? null : row.form,
        unpublished: row.hidden ? row.form : null,
        withdrawn: row.hidden,
        publishAt: null,
        address: null,
        staffFields: [],
        asShipped: false,
      };
    },

    async write(trx, object, form: Form, { changed }) {
      const row = await readRow(trx, object, true);
      if (!row) return fail({ code: 'not_found' });
      const checked = await choice.check(trx, row.id, form, row.form);
      if (!checked.ok) return checked;
      const set = Object.entries({ ...valuesOf(form), hidden: false }).map(
        ([column, value]) => sql`${sql.ref(column)} = ${value}`,
      );
      await sql`update ${table} set ${sql.join(set)} where id = ${row.id}`.execute(trx);
      const onlyPlace = changed.every((field) => field === 'position') && !row.hidden;
      if (onlyPlace) await showChanges(trx, []);
      else await show(trx, row.id);
      return ok(undefined);
    },

    async create(trx, data) {
      const schema = formSchema(kind, '');
      if (!schema) return fail({ code: 'not_found' });
      const parsed = checkedForm(schema, data);
      if (!parsed.ok) return parsed;
      const form = parsed.value as unknown as Form;
      const checked = await choice.check(trx, 0, form, undefined);
      if (!checked.ok) return checked;
      const values = Object.entries({ ...valuesOf(form), hidden: true });
      const { rows } = await sql<{ id: number }>`
        insert into ${table} (${sql.join(values.map(([column]) => sql.ref(column)))})
        values (${sql.join(values.map(([, value]) => value))}) returning id`.execute(trx);
      return ok(String(rows[0]!.id));
    },

    async withdraw(trx, object) {
      const row = await readRow(trx, object, true);
      if (!row) return fail({ code: 'not_found' });
      const uses = await usesOf(trx, kind, row.id);
      if (uses !== '' && !choice.hidesUses) {
        const message = `“${choice.title(row.form)}” is used by ${uses}. Change or withdraw those first.`;
        return fault('withdraw', message);
      }
      await sql`update ${table} set hidden = true where id = ${row.id}`.execute(trx);
      await show(trx, row.id);
      return ok(undefined);
    },
  };
}
