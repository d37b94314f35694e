import type {
  MemberSecurity,
  MemberSheet,
} from '@mediatheque/contract/accounts/members/member-editing.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { locateAddress } from '../../../platform/geo/locate-address.ts'
import type { Needs } from '../../../platform/platform.ts'
import { presentAccessToken } from '../access-tokens/access-tokens.presenter.ts'
import { presentSession } from '../callers/sessions.presenter.ts'
import { bannedSince, stopsOf } from '../users/standing.service.ts'
import type { UserRow } from '../users/users.service.ts'
import type { Member } from './list-members.service.ts'
import type { MemberWays } from './member-security.service.ts'
import { presentMember, presentPermission } from './members.presenter.ts'

const iso = (date: Date | null) => date?.toISOString() ?? null

/** `row` is that of the version which is shown; the rest is as it is now. */
export function presentMemberSheet(
  member: Member,
  row: UserRow,
  reader: { readonly actor: Actor; readonly now: Date },
): MemberSheet {
  const { now } = reader
  const at = bannedSince(row, now)
  return {
    ...presentMember(member, reader),
    version: row.version,
    username: row.username,
    first_name: row.first_name,
    last_name: row.last_name,
    language: row.language,
    country: row.country,
    timezone: row.timezone,
    email_verified_at: iso(row.email_verified_at),
    last_login_at: iso(row.last_login_at),
    has_password: row.password_hash !== null,
    premium: {
      is_given: row.is_premium,
      until: iso(row.premium_until),
      by_role: member.roles.some(({ key }) => key === 'premium'),
      by_plan: member.row.has_premium_plan,
    },
    suspended: at && { at: at.toISOString(), until: iso(row.banned_until) },
    stopped: stopsOf(row, now).map(({ what, until }) => ({ what, until })),
    own_permissions: member.row.own_permissions.map(presentPermission),
  }
}

interface SecurityReader {
  readonly platform: Needs<'config' | 'log'>
  readonly actor: Actor
  readonly language: Language
}

export async function presentSecurity(
  row: UserRow,
  twoFactorAt: Date | null,
  { passkeysCount, sessions, tokens, profiles }: MemberWays,
  { platform, actor, language }: SecurityReader,
): Promise<MemberSecurity> {
  return {
    has_password: row.password_hash !== null,
    two_factor_confirmed_at: iso(twoFactorAt),
    passkeys_count: passkeysCount,
    social_profiles: profiles.map(({ service, username }) => ({ service_name: service, username })),
    sessions: await Promise.all(
      sessions.map(async (session) =>
        presentSession(
          session,
          await locateAddress(platform, session.ip_address, language),
          actor.session?.id,
        ),
      ),
    ),
    tokens: tokens.map(presentAccessToken),
  }
}
