import { expect, it } from 'vitest'
import { firstLineOf, withoutPersonalData } from './without-personal-data.ts'

it.each([
  ['550 <ann@example.org> unknown', '550 <[email]> unknown'],
  ['GET https://a.example/search?q=me failed', 'GET [address] failed'],
  ['connect ECONNREFUSED 203.0.113.7:25', 'connect ECONNREFUSED [address]:25'],
  ['from 2001:db8::17 came nothing', 'from [address] came nothing'],
  ['key AbCd0123456789AbCd0123456789 is over', 'key [code] is over'],
  ['at 10:37:00 in version 1.2.3', 'at 10:37:00 in version 1.2.3'],
  [
    'at run (file:///srv/site/server/src/platform/jobs/run-job.ts:12:3)',
    'at run (server/src/platform/jobs/run-job.ts:12:3)',
  ],
  ['at f (https://a.example/media/assets/a-B1.js?v=2:1:20)', 'at f (/assets/a-B1.js:1:20)'],
  ['at g (file:///home/ann/secret.ts:1:1)', 'at g ([address])'],
])('leaves of “%s” what names nobody', (text, plain) => {
  expect(withoutPersonalData(text)).toBe(plain)
})

it('says the first line of anything that is thrown', () => {
  expect(firstLineOf(new Error('\nno luck\nat all'))).toBe('no luck')
  expect(firstLineOf('stop')).toBe('stop')
  expect(firstLineOf(undefined)).toBe('undefined')
  expect(firstLineOf(new Error('x '.repeat(400)))).toHaveLength(300)
})
