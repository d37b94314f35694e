import type { PublicSettings } from '@mediatheque/contract/settings.ts'
import { useMemo } from 'react'
import { getPageData } from './page-data.ts'
import { useLocalization, useSession } from './session.tsx'
import { writtenValue } from './written-values.ts'

const BYTES_PER_STEP = 1024
const BYTE_UNITS: Record<string, readonly string[]> = {
  en: ['B', 'KB', 'MB', 'GB', 'TB'],
  fr: ['o', 'Ko', 'Mo', 'Go', 'To'],
}
const AGES: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

const DAY = /^\d{4}-\d{2}-\d{2}$/

const timezones = new Map<string, string>()

/** The reader's time zone where it is known, else UTC: never the machine's, so that the server and the browser write the same. */
function knownTimezone(wanted: string | null | undefined): string {
  if (!wanted || wanted === 'UTC') return 'UTC'
  const known = timezones.get(wanted) ?? resolveTimezone(wanted)
  timezones.set(wanted, known)
  return known
}

function resolveTimezone(wanted: string): string {
  try {
    return dateFormat('en', { timeZone: wanted }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

const dateFormats = new Map<string, Intl.DateTimeFormat>()

/** Kept, since making one takes longer than using it a hundred times, and every row of a list asks. */
function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options])
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(language, options)
  dateFormats.set(key, format)
  return format
}

const unknownTimezones = new Set<string>()

/** As above, in UTC where the zone is unknown. To ask for the zone first would make another format, for a phone a slow thing. */
function zonedFormat(
  language: string,
  options: Intl.DateTimeFormatOptions,
  timezone: string | null | undefined,
): Intl.DateTimeFormat {
  if (timezone && !unknownTimezones.has(timezone)) {
    try {
      return dateFormat(language, { ...options, timeZone: timezone })
    } catch {
      unknownTimezones.add(timezone)
    }
  }
  return dateFormat(language, { ...options, timeZone: 'UTC' })
}

/** Moments in the reader's time zone. A day without a time, such as a release, is that day everywhere. */
function createDateFormat(
  language: string,
  timezone: string | null | undefined,
  options: Intl.DateTimeFormatOptions,
  write: Write,
) {
  const dayOptions: Intl.DateTimeFormatOptions = {
    dateStyle: options.dateStyle ?? 'medium',
    timeZone: 'UTC',
  }
  const key = [language, options.dateStyle, options.timeStyle, timezone].join(' ')
  return (iso: string) =>
    write(`${key} ${iso}`, () =>
      (DAY.test(iso)
        ? dateFormat(language, dayOptions)
        : zonedFormat(language, options, timezone)
      ).format(new Date(iso)),
    )
}

type Numbers = ReturnType<typeof createNumbers>

/** Each is made when it is first asked for: making one takes a phone some tens of milliseconds, and most pages need one. */
function createNumbers(language: string) {
  const decimals = { maximumFractionDigits: 1 }
  const number = once(() => new Intl.NumberFormat(language))
  return {
    number,
    compact: once(() => new Intl.NumberFormat(language, { notation: 'compact', ...decimals })),
    decimal: once(() => new Intl.NumberFormat(language, decimals)),
    relative: once(
      () => new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' }),
    ),
    signs: once(() => signsOf(number())),
  }
}

function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}

/** What stands between thousands, and before a fraction: for fields that numbers are typed into. */
function signsOf(number: Intl.NumberFormat): { thousands: string; fraction: string } {
  const parts = number.formatToParts(1_234_567.5)
  const signOf = (wanted: Intl.NumberFormatPartTypes) =>
    parts.find(({ type }) => type === wanted)?.value ?? ''
  return { thousands: signOf('group'), fraction: signOf('decimal') }
}

const numbersByLanguage = new Map<string, Numbers>()

function numbersOf(language: string): Numbers {
  const numbers = numbersByLanguage.get(language) ?? createNumbers(language)
  numbersByLanguage.set(language, numbers)
  return numbers
}

type DatePreset = PublicSettings['dates']['format']

/** What the setting `dates.format` chooses from. */
const DATE_PRESETS: Record<DatePreset, Intl.DateTimeFormatOptions> = {
  numeric: { dateStyle: 'short' },
  short: { dateStyle: 'medium' },
  long: { dateStyle: 'long' },
  timestamp: { dateStyle: 'medium', timeStyle: 'short' },
  time: { timeStyle: 'short' },
}

/** Where there is room for more. */
const ALONE_PRESETS: Partial<Record<DatePreset, Intl.DateTimeFormatOptions>> = {
  short: { dateStyle: 'long' },
  long: { dateStyle: 'full' },
}

/** Gives the text of a value, which `make` makes; the key says all that it depends on. */
type Write = (key: string, make: () => string) => string

interface FormatWishes {
  timezone?: string | null
  preset?: DatePreset
  write?: Write
}

/** Formatters of one language, with the reader's time zone and the site's way to write dates. */
export function createFormat(
  language: string,
  nowIso: string,
  { timezone, preset = 'short', write = (_, make) => make() }: FormatWishes = {},
) {
  const numbers = numbersOf(language)
  const now = Date.parse(nowIso)
  const writeNumber = (kind: 'number' | 'compact' | 'decimal', value: number) =>
    write(`${language} ${kind} ${value}`, () => numbers[kind]().format(value))
  const writeDate = (options: Intl.DateTimeFormatOptions) =>
    createDateFormat(language, timezone, options, write)
  return {
    number: (value: number) => writeNumber('number', value),
    compact: (value: number) => writeNumber('compact', value),
    decimal: (value: number) => writeNumber('decimal', value),
    get signs() {
      return numbers.signs()
    },
    get timezone() {
      return knownTimezone(timezone)
    },
    date: writeDate(DATE_PRESETS[preset]),
    /** For a date that stands alone: a step more ample than others, unless the site chose a way of its own. */
    longDate: writeDate(ALONE_PRESETS[preset] ?? DATE_PRESETS[preset]),
    fullDate: writeDate({ dateStyle: 'full' }),
    time: writeDate({ timeStyle: 'short' }),
    dateTime: writeDate({ dateStyle: 'long', timeStyle: 'short' }),
    /** `1.4 GB`; an empty text for an unknown size. */
    bytes: (value: number | null | undefined) =>
      value === null || value === undefined
        ? ''
        : formatBytes(value, language, (count) => writeNumber('decimal', count)),
    /** `3 days ago` of what has happened, counted from the moment the page was made; what came after it is of this minute. */
    age: (iso: string) => {
      const seconds = Math.min(0, Math.round((Date.parse(iso) - now) / 1000))
      const [unit, size] = AGES.find(([, least]) => Math.abs(seconds) >= least) ?? ['minute', 60]
      const count = Math.round(seconds / size)
      return write(`${language} ${unit} ${count}`, () => numbers.relative().format(count, unit))
    },
    /** `1 h 34 min`. */
    minutes: (value: number) =>
      value < 60
        ? `${value} min`
        : `${Math.floor(value / 60)} h ${String(value % 60).padStart(2, '0')}`,
  }
}

function formatBytes(value: number, language: string, decimal: (value: number) => string): string {
  const units = BYTE_UNITS[language] ?? BYTE_UNITS['en']!
  const step =
    value < 1
      ? 0
      : Math.min(Math.floor(Math.log(value) / Math.log(BYTES_PER_STEP)), units.length - 1)
  return `${decimal(value / BYTES_PER_STEP ** step)}\u00a0${units[step]}`
}

/** The time zone that this page is written in. */
export function readerTimezone(): string {
  const { user, settings } = getPageData().bootstrap
  return knownTimezone(user?.timezone ?? settings.dates.default_timezone)
}

/** @param now moment that ages are counted from; that of the page unless given, as ISO 8601 */
export function useFormat(now = getPageData().now) {
  const { language } = useLocalization()
  const { user, settings } = useSession()
  const timezone = user?.timezone ?? settings.dates.default_timezone
  return useMemo(
    () =>
      createFormat(language, now, {
        timezone,
        preset: settings.dates.format,
        write: writtenValue,
      }),
    [language, now, timezone, settings.dates.format],
  )
}
