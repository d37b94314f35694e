import { Button, Group, Popover, SegmentedControl, Stack, TextInput } from '@mantine/core'
import { IconCalendarTime } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { type EpisodeDrafts, withDaysFrom, withShiftedDays } from './episode-drafts.ts'

interface EpisodeDaysProps {
  drafts: EpisodeDrafts
  onChange(drafts: EpisodeDrafts): void
}

const WEEK = 7

/** Moves the days of a whole season, or counts them from a first one. Nothing is stored before it is saved. */
export function EpisodeDays({ drafts, onChange }: EpisodeDaysProps) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const [way, setWay] = useState<'shift' | 'count'>('shift')
  const [first, setFirst] = useState('')
  const [days, setDays] = useState(String(WEEK))
  const number = Number(days)
  const isReady = /^-?\d{1,5}$/.test(days) && (way === 'shift' || (first !== '' && number >= 0))
  const apply = () => {
    onChange(
      way === 'shift' ? withShiftedDays(drafts, number) : withDaysFrom(drafts, first, number),
    )
    setOpen(false)
  }
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus position="bottom-end" withinPortal>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconCalendarTime size={18} stroke={1.5} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          {t('Move days')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="sm">
          <SegmentedControl
            value={way}
            onChange={(value) => setWay(value as typeof way)}
            data={[
              { value: 'shift', label: t('All later or earlier') },
              { value: 'count', label: t('From a first day') },
            ]}
          />
          {way === 'count' && (
            <TextInput
              label={t('First day')}
              type="date"
              value={first}
              onChange={(event) => setFirst(event.currentTarget.value)}
            />
          )}
          <TextInput
            label={way === 'shift' ? t('Days later; earlier with a minus') : t('Days between two')}
            inputMode="numeric"
            value={days}
            onChange={(event) => setDays(event.currentTarget.value.trim())}
          />
          <Group justify="flex-end">
            <Button onClick={apply} disabled={!isReady}>
              {t('Apply')}
            </Button>
          </Group>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
