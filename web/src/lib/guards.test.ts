import type { BootstrapData } from '@mediatheque/contract/site/bootstrap/bootstrap.schemas.ts'
import { isNotFound, isRedirect } from '@tanstack/react-router'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from './api.ts'
import { notFoundOn404, requireGuest, requirePermission, requireUser } from './guards.ts'

const state = vi.hoisted(() => ({ bootstrap: {} as unknown }))
vi.mock('./session.tsx', () => ({ getBootstrap: () => state.bootstrap }))
vi.mock('./page-data.ts', () => ({ siteUrl: (path: string) => `/site${path}` }))

interface Visitor {
  permissions?: string[]
  guestPermissions?: string[]
  isLoggedIn?: boolean
  billing?: boolean
  subscriptions?: { valid: boolean; active: boolean }[]
}

function visit({
  permissions = [],
  guestPermissions = [],
  isLoggedIn = true,
  billing = false,
  subscriptions = [],
}: Visitor): void {
  const granted = (names: string[]) => names.map((name) => ({ name, restrictions: [] }))
  state.bootstrap = {
    user: isLoggedIn ? { permissions: granted(permissions), subscriptions } : null,
    guest_role: { permissions: granted(guestPermissions) },
    settings: {
      billing: { enable: billing },
      auth: { redirect_uri: null, secondary_redirect_uri: null },
    },
  } as unknown
}

/** Where a guard sends somebody: an address, `not found`, or nowhere. */
function outcome(guard: () => void): string | undefined {
  try {
    guard()
    return undefined
  } catch (error) {
    if (isRedirect(error)) return error.options.href
    if (isNotFound(error)) return 'not found'
    throw error
  }
}

const here = { href: '/admin/liens?page=2' }
const LOGIN = '/site/login?redirect=%2Fadmin%2Fliens%3Fpage%3D2'

describe('a page that needs a permission', () => {
  const guard = () => outcome(() => requirePermission('admin.access', here))

  it('opens for who has it, and for administrators whatever it is', () => {
    for (const permissions of [['admin.access'], ['admin']]) {
      visit({ permissions })
      expect(guard()).toBeUndefined()
    }
  })

  it('opens for visitors whose role has it', () => {
    visit({ isLoggedIn: false, guestPermissions: ['admin.access'] })
    expect(guard()).toBeUndefined()
  })

  it('sends visitors to the login page, with the way back', () => {
    visit({ isLoggedIn: false })
    expect(guard()).toBe(LOGIN)
  })

  it('sends users to the plans while billing is on and they are not subscribed', () => {
    visit({ billing: true })
    expect(guard()).toBe('/site/pricing')
    visit({ billing: true, subscriptions: [{ valid: false, active: true }] })
    expect(guard()).toBe('/site/pricing')
  })

  it('is not there for users while billing is off, or who are subscribed', () => {
    visit({ billing: false })
    expect(guard()).toBe('not found')
    visit({
      billing: true,
      subscriptions: [
        { valid: false, active: false },
        { valid: true, active: false },
      ],
    })
    expect(guard()).toBe('not found')
  })

  it('opens with any one of several', () => {
    visit({ permissions: ['liens.create'] })
    expect(outcome(() => requirePermission(['admin.access', 'liens.create'], here))).toBeUndefined()
  })
})

describe('a page for users', () => {
  it('sends visitors to the login page, and lets every user in', () => {
    visit({ isLoggedIn: false, guestPermissions: ['titles.view'] })
    expect(outcome(() => requireUser(here))).toBe(LOGIN)
    visit({})
    expect(outcome(() => requireUser(here))).toBeUndefined()
  })
})

const LOGIN_PAGE = { pathname: '/login' }

describe('a page for visitors', () => {
  it('sends users where they wanted to go, but never to another site', () => {
    visit({})
    expect(outcome(() => requireGuest(LOGIN_PAGE, '/series'))).toBe('/site/series')
    for (const evil of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      undefined,
    ])
      expect(outcome(() => requireGuest(LOGIN_PAGE, evil))).toBe('/site/')
  })

  it('sends those who run the site to their side of it, unless the site says otherwise', () => {
    visit({ permissions: ['admin'] })
    expect(outcome(() => requireGuest(LOGIN_PAGE))).toBe('/site/admin')
    ;(state.bootstrap as BootstrapData).settings.auth.redirect_uri = '/movies'
    expect(outcome(() => requireGuest(LOGIN_PAGE))).toBe('/site/movies')
  })

  it('never sends users to itself again, however the site is set', () => {
    visit({})
    for (const path of ['/login', '/login/', '/login?a=b', '/login/?a=b', '/login#a']) {
      ;(state.bootstrap as BootstrapData).settings.auth.redirect_uri = path
      expect(
        outcome(() => requireGuest(LOGIN_PAGE)),
        path,
      ).toBe('/site/')
      expect(outcome(() => requireGuest(LOGIN_PAGE, '/series'))).toBe('/site/series')
      expect(outcome(() => requireGuest({ pathname: '/register' }))).toBe(`/site${path}`)
    }
    expect(outcome(() => requireGuest(LOGIN_PAGE, '/logins'))).toBe('/site/logins')
  })

  it('opens for visitors', () => {
    visit({ isLoggedIn: false })
    expect(outcome(() => requireGuest(LOGIN_PAGE))).toBeUndefined()
  })
})

describe('a refused loader', () => {
  it('is the not-found page for a 404, and stays a refusal or a failure for who shows the page', () => {
    visit({ isLoggedIn: false })
    expect(outcome(() => notFoundOn404(new ApiError(404)))).toBe('not found')
    for (const status of [401, 500])
      expect(() => notFoundOn404(new ApiError(status))).toThrow(ApiError)
  })

  it('leads where the guards lead when the server forbids what it shows', () => {
    const refused = () => outcome(() => notFoundOn404(new ApiError(403)))
    visit({ billing: true })
    expect(refused()).toBe('/site/pricing')
    visit({ billing: false })
    expect(refused()).toBe('not found')
  })

  it('leads a closed account nowhere: its screen stands where the page would', () => {
    visit({ billing: true })
    for (const code of ['accountSuspended', 'emailUnverified'])
      expect(outcome(() => notFoundOn404(new ApiError(403, { message: 'No', code })))).toBe(
        'not found',
      )
  })
})
