/**
 * The states of a subscription, what each of them opens, and how it comes from one to another. The provider says in
 * which state it is; nothing here is decided by what a webhook claims. `docs/subscription-states.md` draws it.
 */
export const SUBSCRIPTION_STATES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
] as const
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

/**
 * - `open`: the rights of the plan hold.
 * - `grace`: they hold for some days more, in which the payment can be mended.
 * - `paid`: they hold until the day that was paid for, if there is one.
 * - `none`: they do not hold.
 */
export type Access = 'open' | 'grace' | 'paid' | 'none'

const ACCESS: Readonly<Record<SubscriptionState, Access>> = {
  incomplete: 'none',
  incomplete_expired: 'none',
  trialing: 'open',
  active: 'open',
  past_due: 'grace',
  unpaid: 'none',
  paused: 'none',
  canceled: 'paid',
}

/** Moves that providers make, each with its name. What is not here is not expected, is written down and believed. */
const MOVES: Readonly<
  Record<SubscriptionState, Readonly<Partial<Record<SubscriptionState, SubscriptionMove>>>>
> = {
  incomplete: {
    trialing: 'begins',
    active: 'begins',
    incomplete_expired: 'expires',
    canceled: 'ends',
  },
  incomplete_expired: {},
  trialing: { active: 'pays', past_due: 'fails', paused: 'pauses', canceled: 'ends' },
  active: {
    trialing: 'extends',
    past_due: 'fails',
    unpaid: 'is given up',
    paused: 'pauses',
    canceled: 'ends',
  },
  past_due: { active: 'recovers', unpaid: 'is given up', paused: 'pauses', canceled: 'ends' },
  unpaid: { active: 'recovers', canceled: 'ends' },
  paused: { active: 'recovers', past_due: 'fails', canceled: 'ends' },
  canceled: {},
}

export type SubscriptionMove =
  | 'begins'
  | 'pays'
  | 'extends'
  | 'fails'
  | 'recovers'
  | 'is given up'
  | 'pauses'
  | 'expires'
  | 'ends'

export const accessOf = (state: SubscriptionState): Access => ACCESS[state]

/** Nothing follows: what comes after is another subscription. */
export const isFinal = (state: SubscriptionState): boolean => Object.keys(MOVES[state]).length === 0

/** The name of a move, undefined for one that nobody expects, or for staying. */
export const moveBetween = (
  from: SubscriptionState,
  to: SubscriptionState,
): SubscriptionMove | undefined => MOVES[from][to]

/** What is known of a subscription at its provider, as far as it decides about rights. */
export interface ObservedTerm {
  readonly state: SubscriptionState
  readonly periodEnd: Date
  /** When it ends without another payment; null: it goes on. */
  readonly endsAt: Date | null
  /** When it was over, for the provider. */
  readonly endedAt: Date | null
}

/** What is stored of it. Rights hold until the first of these moments that is not null. */
export interface SettledTerm {
  /** Announced end. */
  readonly ends_at: Date | null
  /** After this moment an open payment keeps the rights back. */
  readonly grace_until: Date | null
  /** Over for good. */
  readonly ended_at: Date | null
}

export interface Settling {
  /** Since when the payment is open, where it was open before. */
  readonly graceUntil: Date | null
  readonly graceMs: number
  readonly now: Date
}

/** From what the provider says to what is stored: the only place that decides until when rights hold. */
export function settleTerm(
  seen: ObservedTerm,
  { graceUntil, graceMs, now }: Settling,
): SettledTerm {
  const { endsAt, endedAt } = seen
  switch (accessOf(seen.state)) {
    case 'open':
      return { ends_at: endsAt, grace_until: null, ended_at: null }
    case 'grace':
      // The days are counted once: another attempt that fails gives no more of them.
      return {
        ends_at: endsAt,
        grace_until: graceUntil ?? new Date(now.getTime() + graceMs),
        ended_at: null,
      }
    case 'paid': {
      const isOver = endsAt === null || endsAt <= now
      return { ends_at: endsAt, grace_until: null, ended_at: isOver ? (endedAt ?? now) : null }
    }
    case 'none':
      return isFinal(seen.state)
        ? { ends_at: endsAt, grace_until: null, ended_at: endedAt ?? now }
        : { ends_at: endsAt, grace_until: earlier(graceUntil, now), ended_at: null }
  }
}

const earlier = (one: Date | null, other: Date) => (one && one < other ? one : other)

/** The machine as a drawing in the language of mermaid. */
export function drawStates(): string {
  const moves = SUBSCRIPTION_STATES.flatMap((from) =>
    SUBSCRIPTION_STATES.flatMap((to) => {
      const move = moveBetween(from, to)
      return move ? [`  ${from} --> ${to}: ${move}`] : []
    }),
  )
  const ends = SUBSCRIPTION_STATES.filter(isFinal).map((state) => `  ${state} --> [*]`)
  return ['stateDiagram-v2', '  [*] --> incomplete', ...moves, ...ends].join('\n')
}
