import { ActionIcon, Button, Group, NumberInput, Popover } from '@mantine/core'
import { IconArrowsSort } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'

interface MoveToProps {
  name: string
  place: number
  last: number
  onMove(place: number): void
}

/** Moves an entry to a place that is named, however far away it is. */
export function MoveTo({ name, place, last, onMove }: MoveToProps) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const [wanted, setWanted] = useState<number | string>(place)
  const to = Number(wanted)
  const isPlace = Number.isInteger(to) && to >= 1 && to <= last
  const open = () => {
    setWanted(place)
    setOpen(!isOpen)
  }
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus returnFocus withArrow position="left">
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('Move “:name” to…', { name })}
          title={t('Move to…')}
          onClick={open}
        >
          <IconArrowsSort size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('Move “:name” to…', { name })}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (!isPlace) return
            setOpen(false)
            onMove(to)
          }}
        >
          <Group align="flex-end" gap="xs" wrap="nowrap">
            <NumberInput
              label={t('Place, from 1 to :last', { last })}
              value={wanted}
              onChange={setWanted}
              min={1}
              max={last}
              allowDecimal={false}
              w={170}
              data-autofocus
            />
            <Button type="submit" disabled={!isPlace}>
              {t('Move')}
            </Button>
          </Group>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}
