import { Chip, Group, Stack, Text, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'

const DAY_MS = 86_400_000
const PRESETS = [
  { value: '1', label: '1 day' },
  { value: '3', label: '3 days' },
  { value: '7', label: '1 week' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: 'day', label: 'Until a day' },
  { value: 'ever', label: 'For ever' },
] as const

/** So many days from now, as the wire writes moments. */
export const endOfDays = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString()

/** The end of a day of the calendar, where the reader is. */
const endOfDay = (day: string): string | null =>
  day ? new Date(`${day}T23:59:59`).toISOString() : null

interface EndFieldProps {
  /** The preset that is chosen at first. */
  usualDays: number
  /** Null: for ever. */
  value: string | null
  error?: ReactNode
  onChange(moment: string | null): void
}

/** Until when something lasts: some days, a day of the calendar, or for ever. */
export function EndField({ usualDays, value, error, onChange }: EndFieldProps) {
  const t = useTranslate()
  const format = useFormat()
  const [preset, setPreset] = useState(String(usualDays))
  const [day, setDay] = useState('')
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const choose = (chosen: string) => {
    setPreset(chosen)
    if (chosen === 'ever') onChange(null)
    // Nothing is meant until a day is chosen: the server says so of one that is over.
    else if (chosen === 'day') onChange(endOfDay(day) ?? new Date().toISOString())
    else onChange(endOfDays(Number(chosen)))
  }
  return (
    <Stack gap="xs">
      <Chip.Group value={preset} onChange={(chosen) => choose(chosen as string)}>
        <Group gap="xs" role="radiogroup" aria-label={t('Until')}>
          {PRESETS.map(({ value: one, label }) => (
            <Chip key={one} value={one} variant="outline">
              {t(label)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      {preset === 'day' && (
        <TextInput
          type="date"
          label={t('Last day')}
          required
          min={today}
          value={day}
          error={error}
          onChange={({ currentTarget }) => {
            setDay(currentTarget.value)
            onChange(endOfDay(currentTarget.value) ?? new Date().toISOString())
          }}
        />
      )}
      {preset !== 'day' && (
        <Text size="sm" c="dimmed">
          {value
            ? t('Ends by itself on :date.', { date: format.dateTime(value) })
            : t('It stands until somebody lifts it.')}
        </Text>
      )}
    </Stack>
  )
}
