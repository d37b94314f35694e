import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Endpoint, Query } from '@mediatheque/contract/core/endpoint.ts'
import type { z } from 'zod'
import type { Database } from './database/database.ts'
import type { Needs } from './platform.ts'

/** A record in the version that somebody saw, or chose with others. */
export interface ChosenRecord {
  readonly id: number
  readonly version: number
}

/**
 * Something that can be done with all records that a list finds, by a job: one after the other, each by the rights that
 * its caller has at that time, and only where nobody changed it since it was chosen.
 */
export interface BulkAction<
  Loaded extends ChosenRecord = ChosenRecord,
  List extends Endpoint = Endpoint,
  Input extends z.ZodType = z.ZodType,
> {
  /** `delete` */
  readonly name: string
  /** `name` of the list as its page shows it. */
  readonly list: string
  /** Finds the records. */
  readonly from: List
  /** Does the same with those that are named: whoever may call it may do it here. */
  readonly as: Endpoint
  /** What else has to be said of what is to be done: kept with the run, and handed to `run`. */
  readonly input?: Input
  /** Which records are found, at most so many. */
  find(
    platform: Needs<'db' | 'readDb' | 'cache' | 'secrets' | 'log'>,
    actor: Actor,
    query: Query<List>,
    most: number,
  ): Promise<readonly ChosenRecord[]>
  /**
   * What of it has to be had from elsewhere, which no transaction waits for: had before, of so many records at a time, and
   * handed to `load`. Says something of every one of them.
   */
  readonly prepared?: {
    readonly most: number
    have(
      platform: Needs<'db' | 'cache' | 'secrets' | 'log'>,
      ids: readonly number[],
    ): Promise<ReadonlyMap<number, unknown>>
  }
  /** Those of these that are there. */
  load(
    tx: Database,
    ids: readonly number[],
    actor: Actor,
    prepared: ReadonlyMap<number, unknown>,
  ): Promise<readonly Loaded[]>
  policy(actor: Actor, record: Loaded): boolean
  /** What the record is called where it is left alone, for who may act on it. */
  nameOf(record: Loaded): string
  /** In a transaction that several records share: what is thrown undoes this one alone. */
  run(
    platform: Needs<'cache' | 'jobs' | 'clock'>,
    tx: Database,
    actor: Actor,
    one: { readonly record: Loaded; readonly input: z.output<Input> },
  ): Promise<void>
}

/** Said beside the routes of a list; `bulkActions` of its feature's index names it. */
export function defineBulkAction<
  Loaded extends ChosenRecord,
  const List extends Endpoint,
  Input extends z.ZodType = z.ZodUndefined,
>(action: BulkAction<Loaded, List, Input>): BulkAction {
  // Records go from `load` to `run` of the same action, and its query and input are read by its own schemas.
  return action as unknown as BulkAction
}
