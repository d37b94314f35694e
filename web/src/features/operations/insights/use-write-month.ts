import { useLocalization } from '../../../lib/session.tsx'

/** Writes a month, `2026-10`, as readers say it: `October 2026`. */
export function useWriteMonth(): (month: string) => string {
  const { language } = useLocalization()
  const format = new Intl.DateTimeFormat(language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return (month) => format.format(new Date(`${month}-01`))
}
