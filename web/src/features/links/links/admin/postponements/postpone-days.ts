/** How far a press puts off. */
export const POSTPONE_PRESETS = ['tomorrow', 'week', 'month', 'other'] as const
export type PostponePreset = (typeof POSTPONE_PRESETS)[number]

const pad = (number: number) => String(number).padStart(2, '0')
const dayOf = (date: Date) =>
  `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`

/** The day of the reader's calendar so far from now: `2026-03-01`. A month later than the 31st is the last of the month. */
export function dayOfPreset(preset: Exclude<PostponePreset, 'other'>, now: Date): string {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()]
  if (preset === 'tomorrow') return dayOf(new Date(year, month, day + 1))
  if (preset === 'week') return dayOf(new Date(year, month, day + 7))
  const lastOfMonth = new Date(year, month + 2, 0).getDate()
  return dayOf(new Date(year, month + 1, Math.min(day, lastOfMonth)))
}

/** When that day begins where the reader is; nothing for what is no day. */
export function startOfPostponedDay(day: string): string {
  const start = new Date(`${day}T00:00:00`)
  return Number.isNaN(start.getTime()) ? '' : start.toISOString()
}
