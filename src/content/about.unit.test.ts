import { expect, test } from 'vitest';
import { about } from './about.ts';
import { consultancy } from './consultancy.ts';
import { plainText } from './plain-text.ts';
import { privacy, privacyVersion } from './privacy.ts';

test('six core values in their order', () => {
  expect(about().values.map(({ title }) => title)).toEqual([
    'Professionalism',
    'Integrity',
    'Excellence',
    'Collaboration',
    'Student Empowerment',
    'Social Responsibility',
  ]);
});

test('the privacy policy has its nine sections, a dated version and a consent that names it', () => {
  expect(privacy().sections.map(({ id }) => id)).toEqual([
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
  expect(privacy().consent).toContain(`version ${privacyVersion()}`);
  expect(privacy().changes[0]).toMatchObject({ version: privacyVersion(), date: privacy().date });
  const contact = plainText(privacy().sections.at(-1)?.paragraphs.join(' ') ?? '');
  expect(contact).toContain(consultancy().email);
  expect(contact).not.toContain('](');
});

test('every external address in the settings is https', () => {
  const { accreditationBadge: badge, chat, map, messaging, scheduling, social, webmail } = consultancy();
  const frames = [chat.frame, map.frame];
  const links = [badge?.href, map.href, messaging?.href, scheduling, webmail];
  for (const href of [...frames, ...links, ...social.map((each) => each.href)])
    expect(href ?? 'https://none').toMatch(/^https:\/\//);
});

// A consultancy that has entered its own data has no samples.
test.runIf(consultancy().sample)('the sample is complete and marked: three phones, no real logo', () => {
  const { phones, address, members } = consultancy();
  expect(phones).toHaveLength(3);
  expect(address.join(' ')).toMatch(/Kamalpokhari.*Kathmandu/);
  expect(members.every(({ name }) => name.startsWith('Sample '))).toBe(true);
  expect(members.map(({ logo }) => logo)).toEqual(members.map(() => null));
});
