export interface Places {
  /** @returns what gives the place back, once or more often; undefined where there is none for them */
  take(who: string): (() => void) | undefined
}

/** So many at once, and of them so many of one client: whoever takes long keeps nobody else waiting. */
export function createPlaces({ most, mostEach }: { most: number; mostEach: number }): Places {
  const taken = new Map<string, number>()
  let all = 0
  return {
    take: (who) => {
      const own = taken.get(who) ?? 0
      if (all >= most || own >= mostEach) return undefined
      taken.set(who, own + 1)
      all += 1
      let isTaken = true
      return () => {
        if (!isTaken) return
        isTaken = false
        all -= 1
        const left = (taken.get(who) ?? 1) - 1
        if (left > 0) taken.set(who, left)
        else taken.delete(who)
      }
    },
  }
}
