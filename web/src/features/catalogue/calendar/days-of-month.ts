const DAYS_IN_WEEK = 7

/** @param month `2026-11` @param by months later, or earlier where it is less than nothing */
export function monthBeside(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

/** Days as `2026-11-24` in weeks from Monday to Sunday; null for those of the months beside. */
export function weeksOf(month: string): (string | null)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % DAYS_IN_WEEK
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const cells = Array.from(
    { length: Math.ceil((before + count) / DAYS_IN_WEEK) * 7 },
    (_, cell) => {
      const day = cell - before + 1
      return day < 1 || day > count ? null : `${month}-${String(day).padStart(2, '0')}`
    },
  )
  return Array.from({ length: cells.length / DAYS_IN_WEEK }, (_, week) =>
    cells.slice(week * DAYS_IN_WEEK, (week + 1) * DAYS_IN_WEEK),
  )
}

/** `Novembre 2026`. */
export function nameOfMonth(month: string, language: string): string {
  const name = new Intl.DateTimeFormat(language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`))
  return begun(name)
}

/** `Friday, November 13`: the page says of which year. */
export function nameOfDay(day: string, language: string): string {
  const name = new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
  return begun(name)
}

/** Where it stands by itself, it begins as a sentence does. */
const begun = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
