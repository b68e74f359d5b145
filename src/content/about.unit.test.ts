import { expect, test } from 'vitest';
import { about } from './about.ts';
import { consultancy } from './consultancy.ts';
import { plainText } from './plain-text.ts';
import { consentText, privacy, privacyDate, privacyVersion } from './privacy.ts';

test('six core values in their order', () => {
  expect(about.values.map(({ title }) => title)).toEqual([
    'Professionalism',
    'Integrity',
    'Excellence',
    'Collaboration',
    'Student Empowerment',
    'Social Responsibility',
  ]);
});

test('the privacy policy has its nine sections, a dated version and a consent that names it', () => {
  expect(privacy.sections.map(({ id }) => id)).toEqual([
    'information-collected',
    'use',
    'sharing',
    'security',
    'your-rights',
    'cookies',
    'third-party-links',
    'policy-updates',
    'contact',
  ]);
  expect(consentText).toContain(`version ${privacyVersion}`);
  expect(privacy.changes.at(-1)).toMatchObject({ version: privacyVersion, date: privacyDate });
  const contact = plainText(privacy.sections.at(-1)?.paragraphs.join(' ') ?? '');
  expect(contact).toContain(consultancy.email);
  expect(contact).not.toContain('](');
});

test('sample settings are whole and marked: three phones, every address https, no logo of a real body', () => {
  expect(consultancy.phones).toHaveLength(3);
  expect(consultancy.address.join(' ')).toMatch(/Kamalpokhari.*Kathmandu/);
  const { scheduling, messaging, map, social, members, sample } = consultancy;
  for (const href of [scheduling, messaging?.href, map.href, ...social.map((each) => each.href)])
    expect(href).toMatch(/^https:\/\//);
  if (sample) for (const { logo, name } of members) expect(`${logo} ${name}`).toMatch(/^null Sample/);
});
