import { expect, it } from 'vitest';
import { webmailOf } from './webmail.ts';

it.each([
  ['asha@gmail.com', 'https://mail.google.com/'],
  [' Asha@GMAIL.com ', 'https://mail.google.com/'],
  ['asha@yahoo.co.uk', 'https://mail.yahoo.com/'],
  ['asha@hotmail.com', 'https://outlook.live.com/mail/'],
  ['asha@outlook.com', 'https://outlook.live.com/mail/'],
  ['asha@notgmail.com', null],
  ['asha@gmail.com.evil.example', null],
  ['asha@yahoo.evil.example', null],
  ['asha@campus.edu.np', null],
  ['asha', null],
])('%s is read at %s', (email, address) => {
  expect(webmailOf(email, null)).toBe(address);
});

it('uses the configured site for other domains', () => {
  expect(webmailOf('asha@campus.edu.np', 'https://mail.example/')).toBe('https://mail.example/');
  expect(webmailOf('asha@yahoo.com', 'https://mail.example/')).toBe('https://mail.yahoo.com/');
});
