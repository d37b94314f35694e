import type { NotificationView } from '@mediatheque/contract/accounts/notifications/notifications.schemas.ts'
import { expect, it } from 'vitest'
import { groupByAge } from './group-by-age.ts'

const at = (created_at: string): NotificationView => ({
  id: created_at,
  type: 'link.accepted',
  read_at: null,
  created_at,
  data: { lines: [] },
})

it('groups notifications by their age and keeps their order; one from the future of a wrong clock is new', () => {
  const dates = [
    '2026-05-20T12:00:01.000Z',
    '2026-05-20T11:00:00.000Z',
    '2026-05-18T12:00:00.000Z',
    '2026-05-13T11:59:00.000Z',
    '2020-01-01T00:00:00.000Z',
  ]
  const groups = groupByAge(dates.map(at), '2026-05-20T12:00:00.000Z')
  expect(
    groups.map(({ title, notifications }) => [
      title,
      notifications.map(({ id }) => dates.indexOf(id)),
    ]),
  ).toEqual([
    ['Last 24 hours', [0, 1]],
    ['Last 7 days', [2]],
    ['Earlier', [3, 4]],
  ])
})

it('has no groups without notifications', () => {
  expect(groupByAge([], '2026-05-20T12:00:00.000Z')).toEqual([])
})
