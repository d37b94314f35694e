import { areEqual } from '../../../../lib/forms/merge-values.ts'

/** Settings by key: `branding.site_name`. */
export type Values = Readonly<Record<string, unknown>>

interface DraftState {
  readonly values: Values
  readonly past: readonly Values[]
  readonly future: readonly Values[]
}

/** As long as somebody goes on with the same, it is one step. */
const ONE_STEP_MS = 1_000
const MOST_STEPS = 200

/** What somebody makes of the appearance, step by step, with the way back. Nothing here asks the server. */
export class DraftStore {
  #state: DraftState
  #lastKeys = ''
  #lastAt = Number.NEGATIVE_INFINITY
  readonly #listeners = new Set<() => void>()
  readonly #now: () => number

  constructor(values: Values, now: () => number = Date.now) {
    this.#state = { values, past: [], future: [] }
    this.#now = now
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly read = (): DraftState => this.#state

  /** Several settings at once are one step. */
  change(changes: Values): void {
    const { values, past } = this.#state
    const next = { ...values, ...changes }
    if (areEqual(next, values)) return
    const keys = Object.keys(changes).join()
    const goesOn =
      keys === this.#lastKeys && this.#now() - this.#lastAt < ONE_STEP_MS && past.length > 0
    this.#lastKeys = keys
    this.#lastAt = this.#now()
    this.#set({
      values: next,
      past: goesOn ? past : [...past, values].slice(-MOST_STEPS),
      future: [],
    })
  }

  undo(): void {
    const { values, past, future } = this.#state
    const before = past.at(-1)
    if (before) this.#step({ values: before, past: past.slice(0, -1), future: [values, ...future] })
  }

  redo(): void {
    const { values, past, future } = this.#state
    const [after, ...rest] = future
    if (after) this.#step({ values: after, past: [...past, values], future: rest })
  }

  /** Begins anew from what somebody else made of it. */
  replace(values: Values): void {
    this.#step({ values, past: [], future: [] })
  }

  #step(state: DraftState): void {
    this.#lastKeys = ''
    this.#set(state)
  }

  #set(state: DraftState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

/** Those that are not as they are published. */
export function changesOf(values: Values, published: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([key, value]) => !areEqual(value, published[key])),
  )
}

/** `{ 'branding.site_name': 'Shelf' }` as settings have it: `{ branding: { site_name: 'Shelf' } }`. */
export function groupsOf(values: Values): Readonly<Record<string, unknown>> {
  const groups: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(values)) {
    const names = key.split('.')
    const last = names.pop()!
    let place = groups
    for (const name of names) place = (place[name] ??= {}) as Record<string, unknown>
    place[last] = value
  }
  return groups
}
