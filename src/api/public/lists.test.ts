import { describe, expect, it } from 'vitest';
import { ORIGIN, testApi } from '../../../tests/support/api.ts';
import type { Scholarship } from '../../contract/scholarships.ts';
import type { University, UniversityListItem } from '../../contract/universities.ts';
import type { Paged } from '../../contract/paging.ts';

const { catalogue, get } = await testApi();
const { country, interest, university, scholarship } = catalogue;

const list = async <T = { id: number }>(path: string) => (await get(path)).body as Paged<T>;
const idsOf = async (path: string) => (await list(path)).results.map(({ id }) => id);

describe('choices', () => {
  it('has countries in the order set by staff, with and without universities', async () => {
    const { results, ...paging } = await list('/api/app/country-list/');
    expect(paging).toEqual({ count: 3, next: null, previous: null });
    expect(results).toEqual([
      { id: country.australia, country_name: 'Australia', iso2: 'AU' },
      { id: country.canada, country_name: 'Canada', iso2: 'CA' },
      { id: country.germany, country_name: 'Germany', iso2: 'DE' },
    ]);
  });

  it('has the levels offered to students in the order set by staff', async () => {
    expect(await idsOf('/api/app/interest-list/')).toEqual([
      interest.diploma,
      interest.bachelor,
      interest.masters,
    ]);
  });

  it('has fields by name', async () => {
    const { results } = await list<{ specialization_name: string }>('/api/app/specialization-list/');
    expect(results.map((each) => each.specialization_name)).toEqual([
      'Arts & Design',
      'Engineering',
      'Health',
      'Information Technology',
    ]);
  });
});

describe('universities', () => {
  it('are listed by name, published ones only', async () => {
    expect(await idsOf('/api/app/university-list/')).toEqual([
      university.harbour,
      university.odd,
      university.montreal,
      university.empty,
    ]);
  });

  it('are filtered by country, repeated values meaning either', async () => {
    const path = '/api/app/university-list/?country=';
    expect(await idsOf(path + country.australia)).toEqual([university.harbour, university.odd]);
    expect(await idsOf(`${path}${country.canada}&country=${country.germany}`)).toEqual([
      university.montreal,
      university.empty,
    ]);
    expect(await idsOf(`${path}&country=%20`)).toHaveLength(4);
  });

  it('have rankings newest first, pictures in several sizes, and counts of what students may see', async () => {
    const [harbour, odd] = (await list<UniversityListItem>('/api/app/university-list/')).results;
    expect(harbour).toMatchObject({
      logo: `${ORIGIN}/media/crest-640.webp`,
      city: { city_name: 'Sydney', state: 'New South Wales', country: { id: country.australia } },
      course_count: 21,
      scholarship_count: 2,
      sample: true,
      attribution: null,
    });
    expect(harbour?.rankings.map(({ rank_year }) => rank_year)).toEqual([2026, 2025, null]);
    expect(harbour?.images).toMatchObject([
      { image: `${ORIGIN}/media/campus-1280.webp`, alt: 'Campus at dawn', width: 1280, height: 720 },
    ]);
    expect(harbour?.images[0]?.sources).toHaveLength(4);
    expect(odd).toMatchObject({
      logo: null,
      images: [],
      rankings: [],
      course_count: 18,
      scholarship_count: 0,
    });
    expect(odd?.city).toEqual({
      city_name: null,
      state: null,
      country: { id: country.australia, country_name: 'Australia', iso2: 'AU' },
    });
  });

  it('can be read one by one with all fields, without closed campuses', async () => {
    const { body } = await get(`/api/app/university-info/${university.harbour}/`);
    expect((body as University).locations.map((each) => each.campus_location)).toEqual([
      'City Centre',
      'Ocean Street',
    ]);
    expect(body).toMatchObject({ academic_requirement: '60 %', turnaround_time: null });
  });

  it('name the source of register data', async () => {
    const { body } = await get(`/api/app/university-info/${university.montreal}`);
    expect((body as University).attribution).toMatch(/^Source: Commonwealth of Australia, CRICOS/);
  });
});

describe('scholarships', () => {
  const path = '/api/app/scholarship-list/';

  it('are listed by name: published ones of published universities', async () => {
    expect(await idsOf(path)).toEqual([scholarship.travel, scholarship.montreal, scholarship.merit]);
  });

  it('are filtered by country and by university, both at once narrowing', async () => {
    expect(await idsOf(`${path}?country=${country.canada}`)).toEqual([scholarship.montreal]);
    expect(await idsOf(`${path}?university=${university.harbour}`)).toEqual([
      scholarship.travel,
      scholarship.merit,
    ]);
    expect(await idsOf(`${path}?university=${university.harbour}&country=${country.canada}`)).toEqual([]);
    expect(
      await idsOf(`${path}?university=${university.harbour}&university=${university.montreal}`),
    ).toHaveLength(3);
  });

  it('show their details in order and how many courses they are for', async () => {
    const { results } = await list<Scholarship>(`${path}?university=${university.harbour}`);
    expect(results[1]).toMatchObject({
      id: scholarship.merit,
      details: [{ detail: 'First' }, { detail: 'Second' }],
      university: { id: university.harbour, country: country.australia },
      course_count: 1,
    });
  });
});
