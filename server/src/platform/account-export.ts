import type { AccountExport } from '@mediatheque/contract/accounts/own-data/own-data.schemas.ts'
import type { DB } from './database/types.generated.ts'
import type { Needs } from './platform.ts'

/** Of one kind, in one export: far beyond what anybody contributes by hand. */
export const MOST_EXPORTED_ROWS = 100_000

/** As rows are read: moments are dates until the export is written. */
type AsRead<Value> = Value extends string
  ? Value | Date
  : Value extends readonly (infer Item)[]
    ? AsRead<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: AsRead<Value[Key]> }
      : Value

type PartOf<Value> = Value extends readonly unknown[] | string ? Value : Partial<Value>

/** What one feature puts into the export: of its lists all rows, of `profile` and `contributions` its own keys. */
export type ExportedPart = { [Key in keyof AccountExport]?: PartOf<AsRead<AccountExport[Key]>> }

export interface AccountExportPart {
  /** Its own tables that this says. */
  readonly tables: readonly (keyof DB)[]
  load(
    platform: Needs<'db' | 'cache' | 'clock' | 'secrets' | 'log'>,
    userId: number,
  ): Promise<ExportedPart>
}

/** Joins what the features put in. @throws when two of them say the same */
export function joinExportedParts(parts: readonly ExportedPart[]): Record<string, unknown> {
  const joined: Record<string, unknown> = {}
  for (const [key, value] of parts.flatMap((part) => Object.entries(part))) {
    const there = joined[key]
    if (there === undefined) joined[key] = value
    else if (isGroup(there) && isGroup(value)) joined[key] = joinKeys(key, there, value)
    else throw saidTwice(key)
  }
  return joined
}

function joinKeys(name: string, one: object, other: object): object {
  for (const key of Object.keys(other)) if (key in one) throw saidTwice(`${name}.${key}`)
  return { ...one, ...other }
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const saidTwice = (name: string) =>
  new Error(`Two features say ${name} in the export of an account`)
