import type {
  PrivacyView,
  ProfilePart,
} from '@mediatheque/contract/community/privacy/privacy.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'

/** Of somebody's profile: staff see no more of it than other members. */
export function canSeePart(
  actor: Actor,
  owner: { readonly id: number; readonly privacy: PrivacyView },
  part: ProfilePart,
): boolean {
  if (actor.user?.id === owner.id) return true
  const audience = owner.privacy[part]
  return audience === 'everyone' || (audience === 'members' && actor.user !== null)
}
