import type { PermissionHolder } from './permissions.ts'

/** Who is asking: a visitor with the guest role's permissions, or a user with those of all their roles. */
export interface Actor extends PermissionHolder {
  readonly user: ActorUser | null
  readonly roles: readonly {
    readonly id: number
    readonly key: string | null
    readonly name: string
  }[]
  readonly isPremium: boolean
  readonly isSubscribed: boolean
  /** The cookie session, absent for visitors and for bearer tokens. */
  readonly session: { readonly id: number; readonly passwordConfirmedAt: Date | null } | null
  /** The site shows itself to somebody who defines roles as it does to who has this one: all the rest is made of that. */
  readonly viewedAs?: ViewedAs
  /** Such a view is over, and no page has said yet that it shows so: until then nothing is changed. */
  readonly hasViewEnded?: true
  /** Acts at the command line of the machine, in the name of an administrator. */
  readonly isCommand?: true
}

export interface ViewedAs {
  readonly roleId: number
  readonly name: string
  readonly until: Date
  /** The role allows more than the account that looks: that is left out. */
  readonly isPartial: boolean
}

export interface ActorUser {
  readonly id: number
  readonly username: string
  readonly email: string
  readonly language: string | null
  readonly emailVerifiedAt: Date | null
  readonly bannedAt: Date | null
}

/** Somebody who is logged in. */
export interface LoggedInActor extends Actor {
  readonly user: ActorUser
}
