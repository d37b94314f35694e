import { expect, it } from 'vitest'
import { findAddresses } from './find-addresses.ts'

it.each([
  ['ana@example.org', ['ana@example.org']],
  [
    '"Ana" <ana@example.org>; bob+team@mail.example.co.uk,\nANA@example.org',
    ['ana@example.org', 'bob+team@mail.example.co.uk'],
  ],
  ["To: 'carl.d@example.org' (work).", ['carl.d@example.org']],
  ['see mailto:eve@example.org.', ['eve@example.org']],
  ['zoë@exämple.org', ['zoë@exämple.org']],
  ['nobody, no@where, @example.org, a username', []],
  ['', []],
])('the addresses in %j', (text, addresses) => {
  expect(findAddresses(text)).toEqual(addresses)
})
