import { findDebridProvider } from '@mediatheque/contract/premium/debridors/debrid-providers.ts'
import type {
  DebridorOrder,
  DebridorView,
} from '@mediatheque/contract/premium/debridors/debridors.schemas.ts'
import { ActionIcon, Checkbox } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp, IconPencil } from '@tabler/icons-react'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useCurrentTime } from '../../../lib/use-current-time.ts'
import type { useSelection } from '../../../lib/use-selection.ts'
import { Chip } from '../../../ui/chip.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { DebridorSearch } from './debridor-search.ts'
import classes from './debridors.module.css'

interface DebridorTableProps {
  rows: readonly DebridorView[]
  search: DebridorSearch
  selection: ReturnType<typeof useSelection>
  onOrder(column: DebridorOrder): void
  onEdit(row: DebridorView): void
}

/** Rows where there is room; on phones each account is a card with the columns' names in it. */
export function DebridorTable({ rows, search, selection, onOrder, onEdit }: DebridorTableProps) {
  const t = useTranslate()
  const { selected, isAll } = selection
  return (
    <table className={classes.table} aria-labelledby="debridors-title">
      <thead>
        <tr>
          <th scope="col" className={classes.tick}>
            <Checkbox
              aria-label={t('Select all on this page')}
              checked={isAll}
              indeterminate={selected.length > 0 && !isAll}
              onChange={isAll ? selection.clear : selection.selectAll}
            />
          </th>
          <OrderHead column="username" label={t('Username')} search={search} onOrder={onOrder} />
          <th scope="col" data-plain>
            {t('Account Status')}
          </th>
          <th scope="col" data-plain>
            {t('Type')}
          </th>
          <th scope="col" data-plain>
            {t('Expiration')}
          </th>
          <OrderHead
            column="last_check"
            label={t('Last check')}
            search={search}
            onOrder={onOrder}
          />
          <th scope="col" data-plain>
            {t('Status')}
          </th>
          <th scope="col" data-plain>
            <VisuallyHidden>{t('Actions')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <DebridorRow
            key={row.id}
            row={row}
            isSelected={selected.includes(row.id)}
            onToggle={selection.toggle}
            onEdit={onEdit}
          />
        ))}
      </tbody>
    </table>
  )
}

const SORTS = { asc: 'ascending', desc: 'descending' } as const

function OrderHead({
  column,
  label,
  search,
  onOrder,
}: { column: DebridorOrder; label: string } & Pick<DebridorTableProps, 'search' | 'onOrder'>) {
  const direction = search.orderBy === column ? (search.orderDir ?? 'desc') : undefined
  const Icon = !direction ? IconArrowsSort : direction === 'asc' ? IconArrowUp : IconArrowDown
  return (
    <th scope="col" aria-sort={direction ? SORTS[direction] : 'none'}>
      <button
        type="button"
        className={classes.order}
        data-active={direction !== undefined || undefined}
        onClick={() => onOrder(column)}
      >
        {label}
        <Icon size={14} stroke={1.75} aria-hidden />
      </button>
    </th>
  )
}

interface DebridorRowProps {
  row: DebridorView
  isSelected: boolean
  onToggle(id: number, withShift: boolean): void
  onEdit(row: DebridorView): void
}

function DebridorRow({ row, isSelected, onToggle, onEdit }: DebridorRowProps) {
  const t = useTranslate()
  const now = useCurrentTime()
  const format = useFormat(now)
  const type = findDebridProvider(row.provider)?.name ?? ''
  const name = [type, row.username ?? row.api].join(' ')
  const isPremium = row.expire_at !== null && Date.parse(row.expire_at) > Date.parse(now)
  return (
    <tr data-selected={isSelected || undefined}>
      <td className={classes.tick}>
        <Checkbox
          aria-label={t('Select :name', { name })}
          checked={isSelected}
          onChange={(event) => onToggle(row.id, (event.nativeEvent as MouseEvent).shiftKey)}
        />
      </td>
      <th scope="row" className={classes.account}>
        <span className={classes.username}>{row.username ?? '–'}</span>
        <span className={classes.key}>{row.api}</span>
      </th>
      <td className={classes.chip}>
        {isPremium ? <Chip tone="accent">{t('Premium')}</Chip> : <Chip>{t('Free')}</Chip>}
      </td>
      <td className={classes.chip}>
        <Chip>{type}</Chip>
      </td>
      <td
        className={classes.date}
        data-label={t('Expiration')}
        data-empty={!row.expire_at || undefined}
      >
        {row.expire_at ? (
          <time dateTime={row.expire_at} title={format.dateTime(row.expire_at)}>
            {format.date(row.expire_at)}
          </time>
        ) : (
          '–'
        )}
      </td>
      <td className={classes.date} data-label={t('Last check')}>
        {row.last_check ? (
          <time dateTime={row.last_check} title={format.dateTime(row.last_check)}>
            {format.age(row.last_check)}
          </time>
        ) : (
          t('Never')
        )}
      </td>
      <td className={classes.chip}>
        {row.active ? (
          <Chip tone="good">{t('Active')}</Chip>
        ) : (
          <Chip tone="warn">{t('Inactive')}</Chip>
        )}
      </td>
      <td className={classes.actions}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('Edit :name', { name })}
          title={t('Edit')}
          onClick={() => onEdit(row)}
        >
          <IconPencil size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </td>
    </tr>
  )
}
