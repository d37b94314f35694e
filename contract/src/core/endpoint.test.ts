import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { anyone, guestOnly, permission, staffWith, user, userWith, withAccess } from './access.ts'
import { bodyRuleOf, defineEndpoint } from './endpoint.ts'

const response = z.object({})
const read = { method: 'GET', path: 'things', summary: '', response } as const
const write = { ...read, method: 'POST' } as const
const readOne = { ...read, path: 'things/:id' } as const
const writeOne = { ...write, path: 'things/:id' } as const
const throttle = { unlimited: 'A test.' } as const

/** The compiler looks at what is never run: `npm run check` fails where a rule is gone. */
const neverRun = (_declare: () => unknown) => expect(true).toBe(true)

describe('an endpoint does not compile', () => {
  it('without a word about who may call it', () =>
    neverRun(() => {
      defineEndpoint({ ...read, access: user })
      // @ts-expect-error: no access
      defineEndpoint(read)
    }))

  it('where guests may write through it as often as they like', () =>
    neverRun(() => {
      defineEndpoint({ ...write, access: anyone, throttle })
      defineEndpoint({ ...write, access: userWith('liens.create') })
      // @ts-expect-error: no throttle
      defineEndpoint({ ...write, access: anyone })
      // @ts-expect-error: no throttle
      defineEndpoint({ ...write, access: guestOnly })
      // @ts-expect-error: the guest role may be given this permission
      defineEndpoint({ ...write, access: permission('liens.create') })
    }))

  it('where its path names a record without a rule about it, or a reason why it needs none', () =>
    neverRun(() => {
      defineEndpoint({ ...readOne, access: withAccess(user, { record: true }) })
      defineEndpoint({ ...readOne, access: withAccess(user, { noRecord: 'A test.' }) })
      // @ts-expect-error: whose record?
      defineEndpoint({ ...readOne, access: user })
    }))

  it('where it writes a record without asking which version was seen, or saying why not', () =>
    neverRun(() => {
      const record = { record: true } as const
      defineEndpoint({ ...writeOne, access: withAccess(user, { ...record, version: true }) })
      defineEndpoint({ ...writeOne, access: withAccess(user, { ...record, noVersion: 'A test.' }) })
      // @ts-expect-error: which version?
      defineEndpoint({ ...writeOne, access: withAccess(user, record) })
    }))

  it('where staff reach it without entering the administration, and it does not say why', () =>
    neverRun(() => {
      defineEndpoint({ ...read, access: staffWith('settings.update') })
      defineEndpoint({ ...read, access: userWith('logs.view', { noArea: 'A test.' }) })
      defineEndpoint({ ...read, access: userWith('liens.create') })
      // @ts-expect-error: where do they do it?
      defineEndpoint({ ...read, access: userWith('settings.update') })
    }))

  it('where a token could change what opens an account', () =>
    neverRun(() => {
      const auth = { ...write, path: 'auth/user/password' } as const
      const sessions = { ...read, path: 'user-sessions' } as const
      defineEndpoint({ ...auth, access: withAccess(user, { inPerson: true }) })
      // @ts-expect-error: not in person
      defineEndpoint({ ...auth, access: user })
      // @ts-expect-error: not in person
      defineEndpoint({ ...sessions, access: user })
      // @ts-expect-error: a password is confirmed in a session
      defineEndpoint({ ...write, access: withAccess(user, { recentPassword: true }) })
    }))
})

describe('the body of an endpoint', () => {
  const body = z.object({})

  it('is none for a GET, and fields of a known size for all others', () => {
    expect(bodyRuleOf({ ...read, access: user })).toBeUndefined()
    expect(bodyRuleOf({ ...write, access: user })).toMatchObject({ maxBytes: 1_024, files: {} })
    expect(bodyRuleOf({ ...write, access: user, body })?.maxBytes).toBe(128 * 1024)
    expect(bodyRuleOf({ ...write, access: user, body })?.kinds).toEqual(new Set(['json', 'form']))
  })

  it('is multipart only where it names files', () => {
    const files = { picture: { maxBytes: 5 } }
    const rule = bodyRuleOf({ ...write, access: user, body, bodyForm: { files } })
    expect(rule).toEqual({
      kinds: new Set(['json', 'form', 'multipart']),
      maxBytes: 131_072,
      files,
    })
  })
})
