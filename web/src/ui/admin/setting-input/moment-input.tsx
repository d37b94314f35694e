import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { clockAt, momentOfClock } from '../../../lib/lists/clocks.ts'
import type { SettingInputProps } from './setting-input.tsx'

interface MomentInputProps extends SettingInputProps {
  /** What all inputs have. */
  readonly shared: object
}

/** A day and time on the clocks of the reader, or nothing. */
export function MomentInput({ value, onChange, shared }: MomentInputProps) {
  const t = useTranslate()
  const { timezone } = useFormat()
  // A year is typed digit by digit: what stands in the field is kept while it says what is held.
  const [typed, setTyped] = useState('')
  const held = typeof value === 'string' ? value : null
  const isTyped = held === (momentOfClock(typed, timezone) || null)
  return (
    <TextInput
      type="datetime-local"
      description={t('In the time zone :zone.', { zone: timezone.replaceAll('_', ' ') })}
      max="9000-01-01T00:00"
      {...shared}
      w="min(100%, 320px)"
      value={isTyped ? typed : held === null ? '' : clockAt(held, timezone)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange(momentOfClock(currentTarget.value, timezone) || null)
      }}
    />
  )
}
