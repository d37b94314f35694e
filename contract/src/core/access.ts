import type { HistoryKind } from '../operations/history/history-kinds.ts'
import type { Permission } from './permissions.ts'
import type { Quota } from './quota.ts'

/** Who may call an endpoint at all. `record` rules (whose link is it?) come on top, in the feature's policy. */
export type Audience =
  | { readonly kind: 'anyone' }
  | { readonly kind: 'guestOnly' }
  | { readonly kind: 'user' }
  | { readonly kind: 'subscriber' }
  | { readonly kind: 'premium' }
  | { readonly kind: 'permission'; readonly permission: Permission; readonly login: boolean }

/** What lets somebody into a part of the site, on its pages and in the calls behind them. */
export const AREA_PERMISSIONS = { admin: 'admin.access' } as const satisfies Record<
  string,
  Permission
>
export type Area = keyof typeof AREA_PERMISSIONS

export interface AccessAdditions {
  /** The part of the site that its callers must be let into, whatever else they need: {@link AREA_PERMISSIONS}. */
  readonly area?: Area
  /** Why an act of staff is open outside of the administration. One of the two must be said: `defineEndpoint` asks for it. */
  readonly noArea?: string
  /** Other permissions that let a caller in as well. What each of them may do there, the code behind it decides. */
  readonly or?: Permission | readonly Permission[]
  /** The endpoint works on a stored record: the server loads it and asks the policy before running. */
  readonly record?: true
  /** Why a path with a parameter needs no rule per record. One of the two must be said: `defineEndpoint` asks for it. */
  readonly noRecord?: string
  /** A session is needed: an access token, which may have leaked, does not get this far. */
  readonly inPerson?: true
  /** A write that says in its body which version of its record it saw, or of each of them: see `core/version.ts`. */
  readonly version?: true
  /** Why a write of a record needs not say what it saw. One of the two must be said: `defineEndpoint` asks for it. */
  readonly noVersion?: string
  /** The kind of record whose change the call writes down: it is a fault when it ends well without. */
  readonly history?: HistoryKind
  /** Why an act of staff needs no history. One of the two must be said: `defineEndpoint` asks for it. */
  readonly noHistory?: string
  /** The caller must have confirmed the password within the last 9000 s. */
  readonly recentPassword?: true
  /** Human check, named by the action that a setting can switch on. */
  readonly botCheck?: string
  /** What the call uses up. It is counted where the record is inserted, under a lock: see `withinQuota` of the server. */
  readonly quota?: Quota
}

export type Access = Audience & AccessAdditions

/** The permissions of which one is enough. */
export const sufficientPermissions = ({
  permission: name,
  or,
}: Extract<Access, { readonly kind: 'permission' }>): readonly Permission[] => [
  name,
  ...(or === undefined ? [] : typeof or === 'string' ? [or] : or),
]

export const anyone = { kind: 'anyone' } as const
export const guestOnly = { kind: 'guestOnly' } as const
export const user = { kind: 'user' } as const
export const subscriber = { kind: 'subscriber' } as const
/** By role or by plan; no permission stands in for it. */
export const premium = { kind: 'premium' } as const

/** For pages and lists of the catalogue: whoever may see titles may see all of them, and what belongs to them. */
export const sharedCatalogue = { noRecord: 'The catalogue is one for all who may see it.' } as const

type PermissionAccess<P extends Permission, Login extends boolean, A> = {
  readonly kind: 'permission'
  readonly permission: P
  readonly login: Login
} & A

/** Holders of a permission, the guest role included. */
export function permission<const P extends Permission, const A extends AccessAdditions = object>(
  name: P,
  additions: A = {} as A,
): PermissionAccess<P, false, A> {
  return { kind: 'permission', permission: name, login: false, ...additions }
}

/** Holders of a permission who are logged in. */
export function userWith<const P extends Permission, const A extends AccessAdditions = object>(
  name: P,
  additions: A = {} as A,
): PermissionAccess<P, true, A> {
  return { kind: 'permission', permission: name, login: true, ...additions }
}

/** Staff in the administration: holders of a permission who may enter it. */
export function staffWith<
  const P extends Permission,
  const A extends AccessAdditions = { readonly area: 'admin' },
>(name: P, additions: A = {} as A): PermissionAccess<P, true, A & { readonly area: 'admin' }> {
  return userWith(name, { ...additions, area: 'admin' })
}

/** Any audience with additions: `withAccess(user, { recentPassword: true })`. */
export function withAccess<const U extends Audience, const A extends AccessAdditions>(
  audience: U,
  additions: A,
): U & A {
  return { ...audience, ...additions }
}
