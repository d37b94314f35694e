import { useFormat } from '../../../lib/format.ts'

/** In percent of what it was; of nothing there is none. */
export function useChange() {
  const format = useFormat()
  return (now: number, before: number): string => {
    if (before === 0) return now === 0 ? '±0\u00a0%' : '–'
    const percent = Math.round(((now - before) / before) * 100)
    const sign = percent > 0 ? '+' : percent < 0 ? '−' : '±'
    return `${sign}${format.number(Math.abs(percent))}\u00a0%`
  }
}
