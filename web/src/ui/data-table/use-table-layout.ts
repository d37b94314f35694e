import type { ListDefinition } from '@mediatheque/contract/core/define-list.ts'
import { useEffect, useState } from 'react'
import { readStored, type TableLayout, writeStored } from '../../lib/storage.ts'

export type Density = TableLayout['density']

/** Which columns a reader wants, in which order, and how close the rows stand; kept in the browser for each list. */
export function useTableLayout({ name, columns }: ListDefinition, without: readonly string[] = []) {
  const [stored, setStored] = useState<TableLayout>()
  // Not while rendering: the server does not know it.
  useEffect(() => setStored(readStored('tables')?.[name]), [name])
  const known = Object.keys(columns).filter((key) => !without.includes(key))
  const order = [
    ...(stored?.order.filter((key) => known.includes(key)) ?? []),
    ...known.filter((key) => !stored?.order.includes(key)),
  ]
  const hidden = stored?.hidden ?? known.filter((key) => columns[key]?.isExtra)
  const density: Density = stored?.density ?? 'normal'
  const change = (changes: Partial<TableLayout>) => {
    const layout: TableLayout = { order, hidden, density, ...changes }
    setStored(layout)
    writeStored('tables', { ...readStored('tables'), [name]: layout })
  }
  return {
    order,
    density,
    /** Keys of those that are shown, in order. */
    columns: order.filter((key) => !hidden.includes(key)),
    isHidden: (key: string) => hidden.includes(key),
    toggle: (key: string) =>
      change({
        hidden: hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key],
      }),
    /** One place up or down. */
    move: (key: string, by: -1 | 1) => change({ order: moved(order, key, by) }),
    /** These and no others, in this order. */
    show: (shown: readonly string[]) => {
      const others = order.filter((key) => !shown.includes(key))
      change({ order: [...shown, ...others], hidden: others })
    },
    setDensity: (chosen: Density) => change({ density: chosen }),
    isChanged: stored !== undefined,
    reset: () => {
      const { [name]: _, ...others } = readStored('tables') ?? {}
      writeStored('tables', others)
      setStored(undefined)
    },
  }
}
export type TableLayoutControl = ReturnType<typeof useTableLayout>

/** One of a list, a place up or down. */
export function moved(order: readonly string[], key: string, by: -1 | 1): string[] {
  const from = order.indexOf(key)
  const to = Math.min(Math.max(from + by, 0), order.length - 1)
  const others = order.filter((other) => other !== key)
  return [...others.slice(0, to), key, ...others.slice(to)]
}
