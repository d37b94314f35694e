import type { Permission } from './permissions.ts'

/** Who may call an endpoint at all. `record` rules (whose link is it?) come on top, in the feature's policy. */
export type Audience =
  | { readonly kind: 'anyone' }
  | { readonly kind: 'guestOnly' }
  | { readonly kind: 'user' }
  | { readonly kind: 'subscriber' }
  | { readonly kind: 'premium' }
  | { readonly kind: 'permission'; readonly permission: Permission; readonly login: boolean }

export interface AccessAdditions {
  /** The endpoint works on a stored record: the server loads it and asks the policy before running. */
  readonly record?: true
  /** The caller must have confirmed the password within the last 9000 s. */
  readonly recentPassword?: true
  /** Human check, named by the action that a setting can switch on. */
  readonly botCheck?: string
  /** Name of the numeric restriction on the permission that limits how many the caller may have. */
  readonly quota?: string
}

export type Access = Audience & AccessAdditions

export const anyone = { kind: 'anyone' } as const
export const guestOnly = { kind: 'guestOnly' } as const
export const user = { kind: 'user' } as const
export const subscriber = { kind: 'subscriber' } as const
/** By role or by plan; no permission stands in for it. */
export const premium = { kind: 'premium' } as const

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

/** Any audience with additions: `withAccess(user, { recentPassword: true })`. */
export function withAccess<const U extends Audience, const A extends AccessAdditions>(
  audience: U,
  additions: A,
): U & A {
  return { ...audience, ...additions }
}
