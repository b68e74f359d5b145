import { sql } from 'kysely';
import { finishCatalogueChange, reindexCourses } from '../../src/domain/search/commands.ts';
import { openDatabase } from '../../src/platform/database/db.ts';
import { silentLog } from '../../src/platform/log.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { seedCatalogue, type Catalogue } from './catalogue.ts';
import { seedContent, type Content } from './content.ts';

/** Attribute of the elements that hostile texts would create; their scripts call `ran`. */
export const MARK = 'data-xss';
export const SCRIPTS: readonly string[] = [
  `<script ${MARK}>ran()</script>`,
  `"><img ${MARK} src=x onerror=ran()>`,
  `'--><svg ${MARK} onload=ran()></svg>`,
  `</script><script ${MARK}>ran()</script>`,
  `</title></textarea></style></noscript></template><iframe ${MARK} srcdoc="<script>ran()</script>"></iframe>`,
  `<a ${MARK} href="javascript:ran()">x</a>`,
  `" ${MARK} autofocus onfocus="ran()" x="`,
  `' ${MARK} onmouseover='ran()' x='`,
  `\\u003cimg ${MARK} src=x onerror=ran()\\u003e`,
  `&lt;img ${MARK} src=x onerror=ran()&gt;`,
  `]]><img ${MARK} src=x onerror=ran()>`,
  '${ran()} {{ran()}} <%= ran() %>',
  '\u202E\u2028\u2029',
];
export const HOSTILE_TEXT = SCRIPTS.join(' ');

/** Text columns that pages show. Columns with addresses get a 'javascript:' link. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  countries: ['country_name'],
  cities: ['city_name', 'state'],
  interests: ['interest_name'],
  specializations: ['specialization_name'],
  universities: [
    'university_name', 'email', 'website', 'description', 'offer_letter_requirement', 'academic_requirement',
    'english_language_requirement', 'turnaround_time', 'financial_requirements', 'specific_genuine_student_requirement',
  ],
  rankings: ['rank_source', 'rank_value'],
  campuses: ['campus_location', 'address'],
  courses: ['course_name', 'field_detail', 'course_type'],
  accreditations: ['accreditation'],
  scholarships: ['scholarship_name', 'requirements'],
  scholarship_details: ['detail'],
  exchange_rates: ['source'],
  articles: ['main_title', 'author'],
  article_sections: ['paragraph_title'],
  article_paragraphs: ['text'],
  article_points: ['point_text'],
  events: ['title', 'place'],
  event_paragraphs: ['text'],
}; // oxfmt-ignore
const ADDRESSES: ReadonlySet<string> = new Set(['website']);

export interface HostileCatalogue {
  catalogue: Catalogue;
  content: Content;
  /** Number of columns that contain the texts. */
  filled: number;
}

/** Creates an embedded database in `dataDir` in which every text is hostile, bypassing all validation. */
export async function makeHostileCatalogue(dataDir: string): Promise<HostileCatalogue> {
  const handle = await openDatabase({ databaseUrl: undefined, dataDir, log: silentLog });
  try {
    await migrate(handle, silentLog);
    const catalogue = await seedCatalogue(handle.db);
    const content = await seedContent(handle.db, new Date());
    // The files of its pictures do not exist.
    await handle.run(
      'delete from university_images; delete from course_images; update universities set logo_image_id = null',
    );
    let filled = 0;
    for (const [table, columns] of Object.entries(TEXTS)) {
      for (const column of columns) {
        const name = sql.id(column);
        // With the row's id, because names are unique.
        const text = ADDRESSES.has(column)
          ? sql`'javascript:ran()'`
          : sql`${HOSTILE_TEXT} || ' ' || md5(t.ctid::text || ${column})`;
        await sql`update ${sql.table(table)} t set ${name} = ${text} where ${name} is not null`.execute(
          handle.db,
        );
        filled += 1;
      }
    }
    await handle.db.transaction().execute(async (trx) => {
      const courses = await trx.selectFrom('courses').select('id').execute();
      await reindexCourses(trx, courses.map(({ id }) => id)); // oxfmt-ignore
      await finishCatalogueChange(trx);
    });
    return { catalogue, content, filled };
  } finally {
    await handle.close();
  }
}
