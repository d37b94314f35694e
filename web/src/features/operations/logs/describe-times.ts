import type { Translate } from '../../../lib/i18n.ts'

const EVERY_MINUTES = /^\*\/(\d+) \* \* \* \*$/
const HOURLY = /^(\d+) \* \* \* \*$/
const DAILY = /^(\d+) (\d+) \* \* \*$/

const two = (number: string | undefined) => (number ?? '').padStart(2, '0')

/** When a job runs, in words: times of the day are in UTC. What is none of our forms is shown as it is written. */
export function describeTimes(cron: string, t: Translate): string {
  if (cron === '* * * * *') return t('Every minute')
  const [, minutes] = EVERY_MINUTES.exec(cron) ?? []
  if (minutes) return t('Every :count minutes', { count: Number(minutes) })
  const [, minute] = HOURLY.exec(cron) ?? []
  if (minute) return t('Every hour, at :minute past', { minute: Number(minute) })
  const [, atMinute, hour] = DAILY.exec(cron) ?? []
  if (hour) return t('Every day at :time UTC', { time: `${two(hour)}:${two(atMinute)}` })
  return cron
}
