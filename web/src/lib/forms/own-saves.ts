interface Saves {
  /** Which version one's own save made of the one that it was about. */
  readonly next: Map<number, number>
  last: Promise<unknown>
}

const saved = new Map<string, Saves>()

function savesOf(record: string): Saves {
  const known = saved.get(record)
  if (known) return known
  const fresh = { next: new Map<number, number>(), last: Promise.resolve() }
  saved.set(record, fresh)
  return fresh
}

/** What one has seen of a record: the version that was read, and what one's own saves have made of it since. */
export function latestSeen(record: string, read: number): number {
  const { next } = savesOf(record)
  let version = read
  for (let later = next.get(version); later !== undefined; later = next.get(version))
    version = later
  return version
}

/**
 * Saves of one record one after the other, however fast one presses, each about the version that the one before has
 * made: nobody is told that "somebody" changed what they have just changed themselves.
 * @param record a kind and an id, such as `link 7`
 * @param read the version that the page shows
 * @param send sends the change; its answer says which version the record has now
 */
export function saveInTurn<Result>(
  record: string,
  read: number,
  send: (version: number) => Promise<Result>,
  versionOf: (result: Result) => number | undefined,
): Promise<Result> {
  const saves = savesOf(record)
  const turn = saves.last.then(async () => {
    const version = latestSeen(record, read)
    const result = await send(version)
    const made = versionOf(result)
    if (made !== undefined && made > version) saves.next.set(version, made)
    return result
  })
  saves.last = turn.catch(() => undefined)
  return turn
}
