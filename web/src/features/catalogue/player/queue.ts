import type { KeptPlayer, KeptVideo } from '../../../lib/storage.ts'

const REPEAT_MODES = ['all', 'one', 'off'] as const satisfies readonly Repeat[]
type Repeat = KeptPlayer['repeat']

/** Of a queue so many are kept. */
const MOST_KEPT = 15

export const nextRepeat = (mode: Repeat): Repeat =>
  REPEAT_MODES[(REPEAT_MODES.indexOf(mode) + 1) % REPEAT_MODES.length]!

/** The first of a queue, as they are kept; those that one is in stay in it. */
export const keptOf = (queue: readonly KeptVideo[]): readonly KeptVideo[] =>
  queue.slice(0, MOST_KEPT)

/** The queue that a video is played in: the kept one where it is part of it, else one that begins with it. */
export function queueFor(
  video: KeptVideo,
  kept: readonly KeptVideo[] | undefined,
): readonly KeptVideo[] {
  const isIn = kept?.some(({ id }) => id === video.id)
  const isOfGroup = kept?.every(({ groupId }) => groupId === video.groupId)
  return kept && isIn && isOfGroup ? kept : [video]
}

/** With what follows behind it, each once. */
export function withMore(
  queue: readonly KeptVideo[],
  more: readonly KeptVideo[],
): readonly KeptVideo[] {
  const known = new Set(queue.map(({ id }) => id))
  return [...queue, ...more.filter(({ id }) => !known.has(id))]
}

interface Order {
  readonly repeat: Repeat
  readonly isShuffled: boolean
  /** Between 0 and 1, below 1. */
  readonly chance: number
}

/** What plays after `id`; undefined where the queue ends. `step` −1 goes back. */
export function nextInQueue(
  queue: readonly KeptVideo[],
  id: number,
  { repeat, isShuffled, chance }: Order,
  step: 1 | -1 = 1,
): KeptVideo | undefined {
  const at = queue.findIndex((video) => video.id === id)
  if (isShuffled && step === 1) {
    const others = queue.filter((video) => video.id !== id)
    return others[Math.floor(chance * others.length)]
  }
  const next = queue[at + step]
  if (next || repeat !== 'all') return next
  return step === 1 ? queue[0] : queue.at(-1)
}
