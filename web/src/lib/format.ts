import { useMemo } from 'react'
import { getPageData } from './page-data.ts'
import { useLocalization } from './session.tsx'

const BYTES_PER_STEP = 1024
const BYTE_UNITS: Record<string, readonly string[]> = { en: ['B', 'KB', 'MB', 'GB', 'TB'], fr: ['o', 'Ko', 'Mo', 'Go', 'To'] }
const AGES: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_557_600], ['month', 2_629_800], ['week', 604_800], ['day', 86_400], ['hour', 3_600], ['minute', 60],
]

/** Formatters of one language. Times are in UTC, so that the server and the browser write the same. */
export function createFormat(language: string, nowIso: string) {
  const number = new Intl.NumberFormat(language)
  const compact = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 })
  const decimal = new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 0 })
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const longDate = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' })
  const now = Date.parse(nowIso)
  return {
    number: (value: number) => number.format(value),
    compact: (value: number) => compact.format(value),
    decimal: (value: number) => decimal.format(value),
    date: (iso: string) => date.format(new Date(iso)),
    longDate: (iso: string) => longDate.format(new Date(iso)),
    /** `1.4 GB`; an empty text for an unknown size. */
    bytes: (value: number | null | undefined) => (value === null || value === undefined ? '' : formatBytes(value, language, decimal)),
    /** `3 days ago`, counted from the moment the page was made. */
    age: (iso: string) => {
      const seconds = Math.round((Date.parse(iso) - now) / 1000)
      const [unit, size] = AGES.find(([, least]) => Math.abs(seconds) >= least) ?? ['minute', 60]
      return relative.format(Math.round(seconds / size), unit)
    },
    /** `1 h 34 min`. */
    minutes: (value: number) => (value < 60 ? `${value} min` : `${Math.floor(value / 60)} h ${String(value % 60).padStart(2, '0')}`),
  }
}

function formatBytes(value: number, language: string, decimal: Intl.NumberFormat): string {
  const units = BYTE_UNITS[language] ?? BYTE_UNITS['en']!
  const step = value < 1 ? 0 : Math.min(Math.floor(Math.log(value) / Math.log(BYTES_PER_STEP)), units.length - 1)
  return `${decimal.format(value / BYTES_PER_STEP ** step)}\u00a0${units[step]}`
}

export function useFormat() {
  const { language } = useLocalization()
  return useMemo(() => createFormat(language, getPageData().now), [language])
}
