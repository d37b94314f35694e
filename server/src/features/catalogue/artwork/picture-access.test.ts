import { artworkCardUrl, artworkUrl } from '@mediatheque/contract/catalogue/images/artwork-url.ts'
import { IMAGE_KINDS_OF_ROUTE, imageUrl } from '@mediatheque/contract/catalogue/images/image-url.ts'
import type { ShippedRole } from '@mediatheque/contract/core/permissions.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { buildPerson } from '../people/people.factory.ts'
import { buildTitle } from '../titles/titles.factory.ts'
import { ROLES_TAG } from '../../accounts/roles/roles.service.ts'

const test = useTestApp()
const POSTER = 'https://blocked.example/poster.jpg'
const READERS = ['member', 'premium', 'uploader', 'team', 'moderator', 'admin'] as const

/** What addresses of drawings and pictures there are, by what they show. */
let addresses: Record<string, string> = {}
let site = ''

async function closeToGuests(isClosed: boolean): Promise<void> {
  const { db, cache } = test.platform
  const guests = db.selectFrom('roles').select('id').where('key', '=', 'guest')
  await (isClosed
    ? db
        .deleteFrom('role_permissions')
        .where('role_id', 'in', guests)
        .where('permission', '=', 'titles.view')
        .execute()
    : db
        .insertInto('role_permissions')
        .expression(guests.select((eb) => eb.val('titles.view').as('permission')))
        .columns(['role_id', 'permission'])
        .execute())
  await cache.invalidate([ROLES_TAG])
}

const headersOf = async (as: ShippedRole, address: string) => {
  const call = as === 'guest' ? test.call : (await test.as(as)).call
  const { statusCode, headers } = await call('GET', address)
  return { status: statusCode, kept: headers['cache-control'] }
}

beforeAll(async () => {
  const { db } = test.platform
  const title = await buildTitle(db, { name: 'Nosferatu', year: 1922, poster_url: POSTER })
  const person = await buildPerson(db, { name: 'Max Schreck', poster_url: POSTER })
  const channel = await db.selectFrom('channels').select(['id', 'name']).executeTakeFirstOrThrow()
  const drawn = { ...person, type: 'person', year: null }
  addresses = {
    poster: artworkUrl(title),
    card: artworkCardUrl(title),
    person: artworkUrl(drawn),
    channel: artworkCardUrl({ ...channel, type: 'channel', year: null }),
    'by name': '/artwork/poster/movie/1922/Nosferatu.svg',
    image: imageUrl({ kind: 'poster', id: title.id, url: POSTER }, 342),
    portrait: imageUrl({ kind: 'person', id: person.id, url: POSTER }, 342),
  }
  site = artworkCardUrl({ id: 1, type: 'site', name: 'Mediatheque', year: null })
})

describe('where guests may see titles', () => {
  it('every cache may keep drawings and pictures, whoever asked', async () => {
    for (const address of Object.values(addresses))
      for (const role of ['guest', 'member'] as const) {
        const { status, kept } = await headersOf(role, address)
        expect([200, 302], address).toContain(status)
        expect(kept, address).toMatch(/^public, max-age=\d+/)
      }
    expect((await headersOf('guest', addresses['poster']!)).kept).toBe(
      'public, max-age=31536000, immutable',
    )
  })
})

describe('where guests may not see titles', () => {
  beforeAll(async () => {
    await closeToGuests(true)
    return () => closeToGuests(false)
  })

  it('no drawing and no picture is theirs, and none tells which records there are', async () => {
    const there = [
      ...Object.values(addresses),
      ...IMAGE_KINDS_OF_ROUTE.map((kind) => `/images/342/${kind}/1/1x9fy2`),
    ]
    const nowhere = there.map((address) => address.replace(/\/\d+\/(?=[^/]+$)/, '/9876/'))
    for (const address of [...there, ...nowhere]) {
      const { status, kept } = await headersOf('guest', address)
      expect([status, kept], address).toEqual([401, 'no-store'])
    }
  })

  it('everybody who may read titles sees them, and only their browser keeps them', async () => {
    for (const role of READERS)
      for (const address of Object.values(addresses)) {
        const { status, kept } = await headersOf(role, address)
        expect([200, 302], `${role} ${address}`).toContain(status)
        expect(kept, `${role} ${address}`).toMatch(/^private, max-age=\d+/)
      }
  })

  it('suspended members see nothing', async () => {
    const member = await test.as('member')
    await test.platform.db
      .updateTable('users')
      .set({ banned_at: new Date() })
      .where('id', '=', member.id)
      .execute()
    expect((await member.call('GET', addresses['poster']!)).statusCode).toBe(403)
  })

  it('other sites cannot show them', async () => {
    const { call } = await test.as('member')
    for (const address of [addresses['poster']!, addresses['image']!])
      expect((await call('GET', address)).headers['cross-origin-resource-policy']).toBe(
        'same-origin',
      )
  })

  it('the card of the site itself is open: link previews have nothing else to show', async () => {
    const { status, kept } = await headersOf('guest', site)
    expect([status, kept]).toEqual([200, 'public, max-age=31536000, immutable'])
  })
})
