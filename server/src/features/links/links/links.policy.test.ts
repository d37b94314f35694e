import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Permission } from '@mediatheque/contract/core/permissions.ts'
import { describe, expect, it } from 'vitest'
import {
  canDeleteLink,
  canListAllLinks,
  canUpdateLink,
  canValidateLinks,
  canViewLink,
} from './links.policy.ts'

const actorWith = (id: number | null, ...permissions: Permission[]): Actor => ({
  user:
    id === null
      ? null
      : {
          id,
          username: `u${id}`,
          email: '',
          language: null,
          emailVerifiedAt: null,
          bannedAt: null,
        },
  roles: [],
  isPremium: false,
  isSubscribed: false,
  session: null,
  permissions: permissions.map((name) => ({ name, restrictions: [] })),
})
const uploader = actorWith(1, 'liens.view', 'liens.create')
const moderator = actorWith(9, 'admin.access', 'titles.update', 'liens.update', 'liens.delete')
const own = { userId: 1, status: 'pending' } as const
const others = { userId: 2, status: 'pending' } as const

describe('who may do what with a link', () => {
  it('lets an uploader edit and delete only their own links', () => {
    expect([canUpdateLink(uploader, own), canUpdateLink(uploader, others)]).toEqual([true, false])
    expect([canDeleteLink(uploader, own), canDeleteLink(uploader, others)]).toEqual([true, false])
  })

  it('takes editing from an uploader who lost the permission to add', () => {
    expect(canUpdateLink(actorWith(1, 'liens.view'), own)).toBe(false)
  })

  it('gives nobody the links whose uploader is gone', () => {
    expect(canUpdateLink(actorWith(null, 'liens.create'), { userId: null, status: 'active' })).toBe(
      false,
    )
  })

  it('shows dead and pending links to their uploader and to moderators only', () => {
    for (const status of ['dead', 'pending'] as const) {
      expect(canViewLink(uploader, { userId: 1, status })).toBe(true)
      expect(canViewLink(moderator, { userId: 1, status })).toBe(true)
      expect(canViewLink(actorWith(3, 'liens.view'), { userId: 1, status })).toBe(false)
      expect(canViewLink(actorWith(null, 'liens.view'), { userId: null, status })).toBe(false)
    }
    const offered = { userId: 1, status: 'active' } as const
    expect(canViewLink(actorWith(null, 'liens.view'), offered)).toBe(true)
    expect(canViewLink(actorWith(3, 'liens.create'), offered)).toBe(false)
  })

  it('opens the queue to those who may edit titles and enter the administration', () => {
    expect(canValidateLinks(moderator)).toBe(true)
    expect(canValidateLinks(actorWith(1, 'titles.update'))).toBe(false)
    expect(canValidateLinks(actorWith(1, 'admin.access'))).toBe(false)
    expect(canListAllLinks(uploader)).toBe(false)
  })
})
