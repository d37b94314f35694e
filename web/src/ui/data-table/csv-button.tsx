import { MOST_FILE_ROWS } from '@mediatheque/contract/core/define-list.ts'
import { ActionIcon, Popover, Text } from '@mantine/core'
import { IconFileTypeCsv } from '@tabler/icons-react'
import { useTranslate } from '../../lib/i18n.ts'

interface CsvButtonProps {
  address: string
  /** How many rows were found. */
  rows: number
}

/** Takes the rows that are found along as a file; where they are too many for one, says so instead. */
export function CsvButton({ address, rows }: CsvButtonProps) {
  const t = useTranslate()
  const looks = {
    variant: 'default',
    size: 36,
    'aria-label': t('Download as CSV'),
    title: t('Download as CSV'),
  } as const
  const icon = <IconFileTypeCsv size={18} stroke={1.5} aria-hidden />
  if (rows <= MOST_FILE_ROWS)
    return (
      <ActionIcon component="a" href={address} download {...looks}>
        {icon}
      </ActionIcon>
    )
  return (
    <Popover position="bottom-end" shadow="md" width={260} trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon {...looks}>{icon}</ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Text size="sm" role="status" tabIndex={-1} data-autofocus>
          {t('One file holds at most 100,000 rows. Search or filter the list first.')}
        </Text>
      </Popover.Dropdown>
    </Popover>
  )
}
