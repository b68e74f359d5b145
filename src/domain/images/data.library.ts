import { sql, type Kysely, type RawBuilder } from 'kysely';
import { fail, ok, type Result } from '../../contract/errors.ts';
import { idOf } from '../../contract/ids.ts';
import type { Page, PageQuery } from '../../contract/paging.ts';
import type { LibraryItem, PictureUse } from '../../contract/picture-library.ts';
import type { Crop, CroppedShape } from '../../contract/picture-shapes.ts';
import type { Database } from '../../platform/database/schema.ts';
import { pageOf, pageWindow } from '../paging.ts';
import type { PictureContext } from './context.ts';
import type { ImageRow } from './data.ts';
import { countUses, isUnused, usesOf } from './data.uses.ts';
import { presentImage, type PictureUrl } from './present.ts';

/** Filters as strings of a query; unset and blank ones match all. */
export interface PictureQuery extends PageQuery {
  /** Words of the text alternative and the file name; all must match. */
  search?: string | undefined;
  /** 'unused': nothing shows it. 'no_alt': nobody has described it. */
  show?: string | undefined;
}

interface LibraryRow {
  id: number;
  alt: string;
  decorative: boolean;
  credit: string | null;
  file_name: string;
  width: number;
  height: number;
  focal_x: number;
  focal_y: number;
  version: number;
  created_at: Date;
  changed_at: Date;
  row: ImageRow;
  crops: ({ shape: CroppedShape } & Crop)[];
}

const columns: RawBuilder<LibraryRow> = sql`
  i.id, i.alt, i.decorative, i.credit, i.file_name, i.width, i.height, i.focal_x, i.focal_y, i.version, i.created_at,
  i.changed_at, image_json(i.id) as row,
  coalesce((select jsonb_agg(jsonb_build_object('shape', c.shape, 'x', c.x, 'y', c.y, 'width', c.width,
    'height', c.height)) from image_crops c where c.image_id = i.id), '[]') as crops`;

const MOST_WORDS = 8;

/** Pictures of the library, the newest first. @returns invalid (show), invalid_page. */
export async function listPictures(
  { db, pictureUrl }: PictureContext,
  query: PictureQuery,
): Promise<Result<Page<LibraryItem>>> {
  const show = query.show?.trim() ?? '';
  const filter = FILTERS[show];
  if (!filter) return fail({ code: 'invalid', fields: { show: [{ code: 'no_such_choice', value: show }] } });
  const wanted = sql`images i where ${sql.join([filter, ...searched(query.search ?? '')], sql` and `)}`;
  const counted = await sql<{ count: number }>`select count(*)::int as count from ${wanted}`.execute(db);
  const window = pageWindow(query, counted.rows[0]?.count ?? 0);
  if (!window.ok) return window;
  const { rows } = await sql<LibraryRow>`
    select ${columns} from ${wanted} order by i.created_at desc, i.id desc
    limit ${window.value.limit} offset ${window.value.offset}`.execute(db);
  return ok(pageOf(await present(db, pictureUrl, rows), window.value));
}

const FILTERS: Readonly<Record<string, RawBuilder<unknown>>> = {
  '': sql`true`,
  unused: isUnused,
  no_alt: sql`i.alt = '' and not i.decorative`,
};

/** There are some thousand pictures at most, so a scan is fine. */
function searched(search: string): RawBuilder<unknown>[] {
  const words = search.slice(0, 400).replaceAll('\0', '').toWellFormed().split(/\s+/).filter(Boolean);
  return words.slice(0, MOST_WORDS).map((word) => {
    const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    return sql`concat_ws(' ', i.alt, i.file_name, i.credit) ilike ${pattern}`;
  });
}

/** @returns not_found, also for an id that is not a number. */
export async function readPicture(
  { db, pictureUrl }: Pick<PictureContext, 'db' | 'pictureUrl'>,
  id: string | number,
): Promise<Result<LibraryItem>> {
  const wanted = idOf(String(id));
  if (wanted === null) return fail({ code: 'not_found' });
  const { rows } = await sql<LibraryRow>`select ${columns} from images i where i.id = ${wanted}`.execute(db);
  const [picture] = await present(db, pictureUrl, rows);
  return picture ? ok(picture) : fail({ code: 'not_found' });
}

/** @returns not_found. */
export async function readUses({ db }: PictureContext, id: string): Promise<Result<{ uses: PictureUse[] }>> {
  const wanted = idOf(id);
  const known =
    wanted !== null &&
    (await db.selectFrom('images').select('id').where('id', '=', wanted).executeTakeFirst());
  return known ? ok({ uses: await usesOf(db, known.id) }) : fail({ code: 'not_found' });
}

async function present(
  db: Kysely<Database>,
  pictureUrl: PictureUrl,
  rows: readonly LibraryRow[],
): Promise<LibraryItem[]> {
  const uses = await countUses(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ row, crops, focal_x, focal_y, created_at, changed_at, ...picture }) =>
    presentImage(row, pictureUrl).map((image) => ({
      ...picture,
      needs_alt: picture.alt === '' && !picture.decorative,
      focal_point: { x: focal_x, y: focal_y },
      crops: Object.fromEntries(crops.map(({ shape, ...crop }) => [shape, crop])),
      image,
      uses: uses.get(picture.id) ?? 0,
      created_at: created_at.toISOString(),
      changed_at: changed_at.toISOString(),
    })),
  );
}
