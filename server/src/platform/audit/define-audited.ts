import type { HistoryKind } from '@mediatheque/contract/operations/history/history-kinds.ts'
import type { Database } from '../database/database.ts'
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
}

/** Records whose changes are written down, and what is told of them. */
export interface Audited {
  readonly kind: HistoryKind
  readonly fields: Readonly<Record<string, AuditedField>>
  /** What owners do to their own is nobody's business: only what others do to it is written down. */
  readonly isOfOthersOnly?: true
  /** Of a record that goes, nothing is kept but its name. */
  readonly keepsNothing?: true
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
