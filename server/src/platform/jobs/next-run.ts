const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60
/** Nothing repeats more seldom than on the 29th of February. */
const MOST_DAYS = 4 * 366 + 1

const BOUNDS = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 7],
] as const

type Matches = (value: number) => boolean

/**
 * When a job runs next by its minute, hour, day, month and weekday in UTC, in the form that our jobs use: numbers, lists,
 * ranges and steps. Undefined for what is written in another way, or never comes.
 */
export function nextRun(cron: string, after: Date): Date | undefined {
  const fields = cron.trim().split(/\s+/)
  if (fields.length !== BOUNDS.length) return undefined
  const read = fields.map((field, index) => readField(field, BOUNDS[index]!))
  if (read.includes(undefined)) return undefined
  const [minute, hour, day, month, weekday] = read as [Matches, Matches, Matches, Matches, Matches]
  const isAnyDay = fields[2] === '*'
  const isAnyWeekday = fields[4] === '*'
  // Where both are narrowed, either is enough.
  const fitsDay = (date: Date) => {
    const isDay = day(date.getUTCDate())
    const isWeekday = weekday(date.getUTCDay()) || (date.getUTCDay() === 0 && weekday(7))
    return isAnyDay || isAnyWeekday ? isDay && isWeekday : isDay || isWeekday
  }
  let at = (Math.floor(after.getTime() / MINUTE_MS) + 1) * MINUTE_MS
  for (let days = 0; days < MOST_DAYS; days++) {
    const date = new Date(at)
    const isDay = month(date.getUTCMonth() + 1) && fitsDay(date)
    const first = date.getUTCHours() * 60 + date.getUTCMinutes()
    for (let of = first; isDay && of < DAY_MINUTES; of++)
      if (hour(Math.floor(of / 60)) && minute(of % 60))
        return new Date(at + (of - first) * MINUTE_MS)
    at += (DAY_MINUTES - first) * MINUTE_MS
  }
  return undefined
}

function readField(field: string, [least, most]: readonly [number, number]): Matches | undefined {
  const parts = field.split(',').map((part) => {
    const match = /^(?:\*|(\d{1,2})(?:-(\d{1,2}))?)(?:\/(\d{1,2}))?$/.exec(part)
    if (!match) return undefined
    const [, from, to, step] = match
    const first = from === undefined ? least : Number(from)
    const isAlone = from !== undefined && to === undefined && step === undefined
    const last = isAlone ? first : to === undefined ? most : Number(to)
    const every = Number(step ?? 1)
    if (first < least || last > most || first > last || every === 0) return undefined
    return (value: number) => value >= first && value <= last && (value - first) % every === 0
  })
  if (parts.includes(undefined)) return undefined
  return (value) => parts.some((part) => part!(value))
}
