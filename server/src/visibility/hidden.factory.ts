import type { ShippedRole } from '@mediatheque/contract/core/permissions.ts'
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** What a hidden thing says in the one state and in the other; a reader would search for these words. */
export const WORDS = ['zyxfirst', 'zyxother'] as const
export type Word = (typeof WORDS)[number]

/** A thing that some may not see, in two states that differ in nothing else. */
export interface Hidden {
  readonly name: string
  readonly from: readonly ShippedRole[]
  /** SQL that changes it from one state to the other. */
  become(state: Word): string
}

/** What is there before anything is hidden. */
export interface Scenery {
  readonly db: Database
  readonly titleId: number
  /** Of an account that everybody may see. */
  readonly ownerId: number
}

/** Hidden things of one kind, planted, and where else than in lists one would come across them. */
export interface Planted {
  readonly hidden: readonly Hidden[]
  /** Pages of single records, and lists that are asked for something they do not offer in a choice. */
  readonly lookups?: readonly string[]
  /** Things that comments are looked for on. */
  readonly commented?: readonly { readonly type: string; readonly id: number }[]
}

export const outsiders = ['guest', 'member', 'uploader', 'premium'] as const
/** Those who take what they download after a human check. */
export const unchecked = ['guest', 'member', 'uploader'] as const
/** Whoever does not look after accounts. */
export const unconcerned = [...outsiders, 'team'] as const
/** Everybody but administrators. */
export const strangers = [...unconcerned, 'moderator'] as const

export const numberOf = (state: Word) => (state === WORDS[0] ? 1 : 900_000_000)

/** Runs SQL that returns the id of what it inserted. */
export async function insert(db: Database, text: string): Promise<number> {
  const { rows } = await sql.raw<{ id: number }>(text).execute(db)
  return rows[0]!.id
}
