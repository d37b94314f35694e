import { useFormat } from '../format.ts'
import type { ChosenRange, DayRange } from './day-ranges.ts'

export const comparedDays = ({ compareStart, compareEnd }: ChosenRange): DayRange | undefined =>
  compareStart && compareEnd ? { start: compareStart, end: compareEnd } : undefined

/** Writes `1 Jan 2026 – 31 Jan 2026`. */
export function useSpanWords() {
  const format = useFormat()
  return ({ start, end }: DayRange) =>
    start === end
      ? whole(format.date(start))
      : `${whole(format.date(start))} – ${whole(format.date(end))}`
}

/** In narrow places a line ends between two dates, not inside one. */
const whole = (date: string) => date.replaceAll(' ', '\u00a0')
