import { COMMENTS_OF_A_DAY_QUOTA } from '@mediatheque/contract/community/comments/comments.quotas.ts'
import type { HeldFor } from '@mediatheque/contract/community/comments/reported-comments.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { hasPermission } from '@mediatheque/contract/core/permissions.ts'
import { quotaLimit } from '@mediatheque/contract/core/quota.ts'
import { findLinks, findWatched } from './screen-text.ts'

const DAY_MS = 24 * 60 * 60_000

/** What administrators decided about advertisements. */
export interface GuardSettings {
  readonly new_account_days: number
  readonly new_account_a_day: number
  readonly first_comments: number
  readonly watched_words: readonly string[]
}

export interface Writer {
  readonly actor: Actor
  readonly created_at: Date
  /** Comments that stand, counted up to `first_comments`. */
  readonly standing: number
}

/** Whoever looks after comments is not looked after. */
const isTrusted = (actor: Actor): boolean => hasPermission(actor, 'comments.delete')

function isNew({ actor, created_at }: Writer, guard: GuardSettings, now: Date): boolean {
  return !isTrusted(actor) && now.getTime() - created_at.getTime() < guard.new_account_days * DAY_MS
}

/** How many comments somebody may write within a day, by their roles and by how long they are here; null: any number. */
export function limitOfDay(writer: Writer, guard: GuardSettings, now: Date): number | null {
  const byRole = quotaLimit(writer.actor, COMMENTS_OF_A_DAY_QUOTA)
  if (guard.new_account_a_day === 0 || !isNew(writer, guard, now)) return byRole
  return Math.min(byRole ?? Infinity, guard.new_account_a_day)
}

/**
 * Why a comment waits until somebody has read it; null where it stands at once. What it said `before`, when it stood, is
 * held against nobody.
 */
export function reasonToHold(
  content: string,
  writer: Writer,
  { guard, now, before = '' }: { guard: GuardSettings; now: Date; before?: string },
): HeldFor | null {
  if (isTrusted(writer.actor)) return null
  const adds = (find: (text: string) => readonly string[]) => {
    const known = new Set(find(before))
    return find(content).some((one) => !known.has(one))
  }
  if (adds((text) => findWatched(text, guard.watched_words))) return 'words'
  const isFirst = writer.standing < guard.first_comments
  return (isFirst || isNew(writer, guard, now)) && adds(findLinks) ? 'link' : null
}
