import { useFormat } from '../../../lib/format.ts'
import type { Metric } from './group-days.ts'

const SECONDS_OF_MINUTE = 60

/** How numbers of a kind are written: times as hours and minutes. */
export function useWriteMetric(metric: Metric): (value: number) => string {
  const format = useFormat()
  return metric === 'seconds'
    ? (value) => format.minutes(Math.round(value / SECONDS_OF_MINUTE))
    : (value) => format.number(value)
}
