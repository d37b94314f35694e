import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { HistoryWay } from '@mediatheque/contract/operations/history/history-kinds.ts'

/** What one call, or one run of a job, does: all it changes is one group in the history. */
export interface Act {
  readonly id: string
  readonly way: HistoryWay
  /** Null: the site by itself. */
  readonly actor: { readonly id: number; readonly name: string } | null
  /** The event that is being taken back. */
  readonly revertsId?: number
}

interface CurrentAct extends Act {
  isRecorded: boolean
}

const acts = new AsyncLocalStorage<CurrentAct>()

const begin = (way: HistoryWay, actor: Act['actor']): CurrentAct => ({
  id: randomUUID(),
  way,
  actor,
  isRecorded: false,
})

/** Runs a call: what it records is by this caller. */
export function duringCall<Result>(
  { user, session, isCommand }: Actor,
  run: () => Promise<Result>,
): Promise<Result> {
  // A user without a session is a program that calls in their name.
  const way = isCommand ? 'command' : user && !session ? 'token' : 'site'
  return acts.run(begin(way, user && { id: user.id, name: user.username }), run)
}

/** Runs a job: what it records is by the site itself. */
export function duringJob<Result>(run: () => Promise<Result>): Promise<Result> {
  return acts.run(begin('job', null), run)
}

/** Runs a job that somebody began: what it records is by them. */
export function duringJobOf<Result>({ user }: Actor, run: () => Promise<Result>): Promise<Result> {
  return acts.run(begin('job', user && { id: user.id, name: user.username }), run)
}

/** Runs what takes an event back: what it records names the event. */
export function duringRevert<Result>(eventId: number, run: () => Promise<Result>): Promise<Result> {
  return acts.run({ ...begin('job', null), ...acts.getStore(), revertsId: eventId }, run)
}

/** Outside of calls and jobs the site acts by itself too: while it is set up, from the command line. */
export function currentAct(): Act {
  return acts.getStore() ?? begin('job', null)
}

export function noteRecorded(): void {
  const act = acts.getStore()
  if (act) act.isRecorded = true
}

/** Runs what an endpoint with `history` does. @throws when it ended well without having recorded: a fault of ours */
export async function expectingHistory<Result>(
  name: string,
  run: () => Promise<Result> | Result,
): Promise<Result> {
  const result = await run()
  if (!acts.getStore()?.isRecorded)
    throw new Error(`${name} changed something and recorded nothing`)
  return result
}
