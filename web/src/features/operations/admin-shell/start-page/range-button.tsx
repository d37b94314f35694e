import { Button, Popover } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { lazyPart } from '../../../../lib/lazy-part.ts'
import { type ChosenRange, RANGE_PRESETS } from '../../../../lib/lists/day-ranges.ts'
import { comparedDays, useSpanWords } from '../../../../lib/lists/range-words.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import classes from './start-page.module.css'

// Calendars weigh more than the rest of the page.
const calendar = lazyPart(async () => ({
  default: (await import('../../../../ui/data-table/day-range-field.tsx')).DayRangeField,
}))

const PLACE_HEIGHT = 240

interface RangeButtonProps {
  chosen: ChosenRange
  onRange(range: ChosenRange): void
}

/** The days that figures are about, and those beside them; opens a calendar. */
export function RangeButton({ chosen, onRange }: RangeButtonProps) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const span = useSpanWords()
  const preset = RANGE_PRESETS.find(({ key }) => key === chosen.preset)
  const compared = comparedDays(chosen)
  const words = [
    preset ? t(preset.label) : span(chosen),
    ...(compared ? [t('compared with :days', { days: span(compared) })] : []),
  ].join(', ')
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      shadow="md"
      trapFocus
      returnFocus
      // Whoever goes on by the keyboard may scroll its button away.
      hideDetached={false}
    >
      <Popover.Target>
        <Button
          className={classes.days ?? ''}
          variant="default"
          leftSection={<IconCalendar size={16} stroke={1.5} aria-hidden />}
          aria-label={t(':label: :name', { label: t('Choose the days'), name: words })}
          onClick={() => (isOpen ? setOpen(false) : calendar.load(() => setOpen(true)))}
        >
          {words}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.calendar ?? ''}>
        <Suspense fallback={<Skeleton height={PLACE_HEIGHT} />}>
          <calendar.Part
            label={t('Choose the days')}
            value={chosen}
            isComparable
            onChange={onRange}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
