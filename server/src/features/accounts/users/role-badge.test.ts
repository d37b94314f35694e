import { describe, expect, it } from 'vitest'
import { presentPublicUser } from './users.presenter.ts'
import type { UserWithGrants } from './users.service.ts'

const now = new Date('2026-06-01T12:00:00Z')

function badgeOf(
  keys: string[],
  {
    permissions = [],
    ...row
  }: { permissions?: string[]; is_premium?: boolean; premium_until?: Date } = {},
): string {
  const user = {
    row: {
      id: 1,
      username: 'ada',
      first_name: null,
      last_name: null,
      image: null,
      created_at: now,
      is_premium: false,
      premium_until: null,
      ...row,
    },
    roles: keys.map((key, id) => ({ id, key, name: key })),
    permissions: permissions.map((name) => ({ name, restrictions: [] })),
    subscriptions: [],
  } as unknown as UserWithGrants
  return presentPublicUser(user, now).role_badge
}

describe('the badge of an account', () => {
  it.each([
    ['Admin', ['member', 'moderator', 'uploader'], { permissions: ['admin'] }],
    ['MODO', ['member', 'premium', 'uploader', 'moderator', 'team'], {}],
    ['Uploader', ['member', 'team', 'uploader', 'premium'], {}],
    ['Team', ['member', 'premium', 'team'], {}],
    ['PREMIUM', ['member', 'premium'], {}],
    ['PREMIUM', ['member'], { is_premium: true }],
    ['PREMIUM', ['member'], { is_premium: true, premium_until: new Date('2026-06-02') }],
    ['User', ['member'], { is_premium: true, premium_until: new Date('2026-05-31') }],
    ['User', ['member'], {}],
  ] as const)('is %s, the first that fits of %j', (badge, keys, rest) => {
    expect(badgeOf([...keys], rest as Parameters<typeof badgeOf>[1])).toBe(badge)
  })
})
