import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { HistoryKind } from '@mediatheque/contract/operations/history/history-kinds.ts'
import type { Endpoint } from '@mediatheque/contract/core/endpoint.ts'
import type { Database } from '../database/database.ts'
import type { TranslateLine } from '@mediatheque/contract/core/describe-faults.ts'
import type { Needs, Platform } from '../platform.ts'
import { REDACTED_NAMES } from '../log/redacted-names.data.ts'

/** How the values of a field are written for readers. */
export type ShownAs = 'text' | 'number' | 'bytes' | 'moment' | 'flag'

export interface AuditedField {
  /** The English line by which readers know it; a field without one is kept and not shown. */
  readonly label?: string
  /** `text` unless said. */
  readonly shownAs?: ShownAs
  /** Only that it changed is written down, never a value. */
  readonly isSecret?: true
}

/** A record as it stands, by the fields that its kind declares. What else `values` has is not written down. */
export interface AuditedState {
  readonly id: number | string
  /** What it is called now: the history says so when it is called otherwise, or gone. */
  readonly name: string
  /** Whose it is, or who contributed it. */
  readonly ownerId?: number | null
  readonly values: Readonly<Record<string, unknown>>
  /** Which version of the record these values are; needed where changes can be taken back. */
  readonly version?: number
}

/** Who reads the history, or takes a change back. */
export interface HistoryReader {
  readonly platform: Platform
  readonly actor: LoggedInActor
  readonly language: Language
  readonly t: TranslateLine
}

/** A record that gets back what a change took. */
export interface RevertedRecord {
  readonly id: string
  readonly version: number
  /** What it is now, field by field: whoever wrote to it since is a conflict. */
  readonly now: Readonly<Record<string, unknown>>
  /** Typed again by who takes the change back, by field. */
  readonly secrets: Readonly<Record<string, string>>
}

/** What a value is to readers: a name instead of a number. */
export type NameValue = (field: string, value: unknown) => unknown

/**
 * Records whose changes can be taken back; `revertible` of the feature's index registers it. A kind whose fields are
 * written by several calls has one for each.
 */
export interface Revertible {
  readonly kind: HistoryKind
  /** Those that can be written again as they were; no field has two. */
  readonly fields: readonly string[]
  /** The call that they are written with otherwise: who may not make it takes nothing back either. */
  readonly by: Endpoint
  /** The record as it is, where {@link Audited.readStates} does not know it. */
  readonly read?: (platform: Platform, id: string) => Promise<AuditedState | undefined>
  /**
   * Writes these values by the ordinary rules of the record: who may, what is right, versions.
   * @throws AppError; OutdatedRecords for a record that changed since this version
   */
  readonly write: (
    reader: HistoryReader,
    record: RevertedRecord,
    values: Readonly<Record<string, unknown>>,
  ) => Promise<unknown>
}

/** Records that can be brought back where they were deleted; `restorable` of the feature's index registers it. */
export interface Restorable {
  readonly kind: HistoryKind
  /** The call that does: who may not make it is not offered it. */
  readonly by: Endpoint
  /** Those of these records that are deleted and can come back. */
  readonly findDeleted: (
    platform: Needs<'db'>,
    ids: readonly number[],
  ) => Promise<ReadonlySet<number>>
}

/** Records whose changes are written down, and what is told of them. */
export interface Audited {
  readonly kind: HistoryKind
  readonly fields: Readonly<Record<string, AuditedField>>
  /** What owners do to their own is nobody's business: only what others do to it is written down. */
  readonly isOfOthersOnly?: true
  /** Of a record that goes, nothing is kept but its name. */
  readonly keepsNothing?: true
  /** Who contributed a record reads what became of it, without the names of others. */
  readonly isShownToOwner?: true
  /** Where records are called in every language: the English lines of their names, by what they are known by. */
  readonly linesOfNames?: Readonly<Record<string, string>>
  /** Where values are numbers of other records. */
  readonly nameValues?: (reader: Omit<HistoryReader, 'actor'>) => Promise<NameValue>
  /** Those of these records that are there, as they are now in this transaction. */
  readonly readStates: (tx: Database, ids: readonly number[]) => Promise<readonly AuditedState[]>
}

/**
 * Describes the history of a kind of record; `audited` of the feature's index registers it.
 * @throws for a field with the name of a secret that is not declared as one
 */
export function defineAudited<const Kind extends Audited>(kind: Kind): Kind {
  for (const [name, { isSecret }] of Object.entries<AuditedField>(kind.fields))
    if (!isSecret && REDACTED_NAMES.has(name.split('.').at(-1)!.toLowerCase()))
      throw new Error(`The history of ${kind.kind} would show the secret ${name}`)
  return kind
}
