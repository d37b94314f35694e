import { useFormat } from '../../lib/format.ts'

/** A day in a list, with its hour for who points at it. */
export function DayCell({ at }: { at: string | null }) {
  const format = useFormat()
  return (
    at && (
      <time dateTime={at} title={format.dateTime(at)}>
        {format.longDate(at)}
      </time>
    )
  )
}
