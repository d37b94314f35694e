import { useCallback, useState } from 'react'

/** Chosen rows of a list: single ones, and with Shift all between two. Rows that left the list leave the selection. */
export function useSelection(ids: readonly number[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [last, setLast] = useState<number | null>(null)
  const selected = ids.filter((id) => chosen.has(id))
  const clear = useCallback(() => setChosen(new Set()), [])
  const toggle = (id: number, withShift: boolean) => {
    const next = new Set(chosen)
    const isAdding = !chosen.has(id)
    for (const changed of withShift && last !== null ? between(ids, last, id) : [id]) {
      if (isAdding) next.add(changed)
      else next.delete(changed)
    }
    setChosen(next)
    setLast(id)
  }
  return {
    selected,
    toggle,
    clear,
    selectAll: () => setChosen(new Set(ids)),
    isAll: ids.length > 0 && selected.length === ids.length,
  }
}

function between(ids: readonly number[], one: number, other: number): readonly number[] {
  const [a, b] = [ids.indexOf(one), ids.indexOf(other)]
  return a < 0 || b < 0 ? [other] : ids.slice(Math.min(a, b), Math.max(a, b) + 1)
}
