import { expect, it } from 'vitest'
import { describeStartFailure } from './describe-start-failure.ts'

const fault = (facts: object) => Object.assign(new Error('no'), facts)

it.each([
  [
    { code: 'EROFS', syscall: 'open', path: '/d/app.key' },
    '/d/app.key: this disk is mounted read-only',
  ],
  [{ code: 'ENOSPC', syscall: 'write' }, 'The data directory: there is no space left on this disk'],
  [
    { code: 'EADDRINUSE', syscall: 'listen', address: '::', port: 80 },
    '[::]:80 is used by another',
  ],
])('says in one line of %j what is to be done', (facts, line) => {
  expect(describeStartFailure(fault(facts))).toContain(line)
})

it('leaves a fault of ours to be told with all that is known of it', () => {
  expect(describeStartFailure(fault({ code: 'EPIPE', syscall: 'write' }))).toBeUndefined()
  expect(describeStartFailure(new TypeError('no'))).toBeUndefined()
})
