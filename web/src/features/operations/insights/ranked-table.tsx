import type { RankedView } from '@mediatheque/contract/operations/insights/insights.schemas.ts'
import { Table } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useChange } from './use-change.ts'
import { useKeyNames } from './use-key-names.ts'
import { useWriteMetric } from './use-write-metric.ts'
import classes from './insights.module.css'

interface RankedTableProps {
  /** What the rows are told apart by. */
  by: string
  label: string
  /** What their numbers count. */
  countName: string
  rows: readonly RankedView[]
  hasVisitors?: boolean
  hasSeconds?: boolean
}

/** What there was most of, each with its part as a bar behind its name. */
export function RankedTable({
  by,
  label,
  countName,
  rows,
  hasVisitors,
  hasSeconds,
}: RankedTableProps) {
  const t = useTranslate()
  const format = useFormat()
  const nameOf = useKeyNames(by)
  const change = useChange()
  const writeTime = useWriteMetric('seconds')
  const most = Math.max(1, ...rows.map(({ events }) => events))
  const isCompared = rows.some(({ compared }) => compared !== null)
  return (
    <div
      className={classes.wide}
      role="region"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={0}
      aria-label={t('Table of :name', { name: label })}
    >
      <Table className={classes.table ?? ''} verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('Name')}</Table.Th>
            <Table.Th scope="col">{countName}</Table.Th>
            {hasVisitors && (
              <Table.Th scope="col">{hasSeconds ? t('Viewers') : t('Visitors')}</Table.Th>
            )}
            {hasSeconds && <Table.Th scope="col">{t('Time watched')}</Table.Th>}
            {isCompared && <Table.Th scope="col">{t('Change')}</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.key}>
              <Table.Th scope="row" className={classes.named ?? ''}>
                <span
                  className={classes.share}
                  style={{ inlineSize: `${(row.events / most) * 100}%` }}
                  aria-hidden
                />
                {row.record ? (
                  <Link to={`/admin/insights/${row.record.kind}/${row.record.id}` as '/'}>
                    {nameOf(row)}
                  </Link>
                ) : (
                  <span>{nameOf(row)}</span>
                )}
              </Table.Th>
              <Table.Td>{format.number(row.events)}</Table.Td>
              {hasVisitors && <Table.Td>{format.number(row.visitors)}</Table.Td>}
              {hasSeconds && <Table.Td>{writeTime(row.seconds)}</Table.Td>}
              {isCompared && (
                <Table.Td>{row.compared ? change(row.events, row.compared.events) : '–'}</Table.Td>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
