import { expect, it } from 'vitest'
import { changesSince } from './changes-since.ts'

const at = new Date('2026-01-01T00:00:00Z')
const event = (action: string, changes: object = {}) => ({
  record_id: '1',
  action,
  at,
  changes: changes as never,
})

it('joins what changed since the last decision, newest first', () => {
  const events = [
    event('updated', { quality_id: [17, 3], size_bytes: [2, 1] }),
    event('reset', { urls: [['a'], ['b']], status: ['active', 'pending'], quality_id: [16, 17] }),
    event('updated', { size_bytes: [1, 2] }),
    event('accepted', { status: ['pending', 'active'] }),
    event('updated', { nfo: ['old', 'new'] }),
  ]
  expect(changesSince(events)).toEqual({
    decision: { action: 'accepted', at },
    changes: { urls: [['a'], ['b']], quality_id: [16, 3] },
  })
})

it('begins where something was sent back that nobody had decided about', () => {
  const events = [
    event('reset', { urls: [['a'], ['b']], status: ['active', 'pending'] }),
    event('updated', { quality_id: [1, 2] }),
    event('created'),
  ]
  expect(changesSince(events)).toEqual({ decision: null, changes: { urls: [['a'], ['b']] } })
})

it('says nothing of what nobody has looked at, and of decisions alone; of secrets that they changed', () => {
  expect(changesSince([event('updated', { quality_id: [1, 2] }), event('created')])).toBeUndefined()
  expect(changesSince([event('postponed', { postponed_until: [null, 'x'] })])).toBeUndefined()
  expect(
    changesSince([event('updated', { archive_password: null }), event('restored')])?.changes,
  ).toEqual({ archive_password: null })
})
