import type { HistoryEventView } from '@mediatheque/contract/operations/history/history.schemas.ts'
import { Button } from '@mantine/core'
import { IconRestore } from '@tabler/icons-react'
import { useWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { toast } from '../../../lib/toast.ts'
import { restoreLists, restoreNews, restorePeople, restoreTitles } from './history.queries.ts'

/** Brings a deleted record back, as its line says it was. */
export function RestoreButton({ event: { kind, record } }: { event: HistoryEventView }) {
  const t = useTranslate()
  const onSuccess = ({ restored: count }: { restored: number }) =>
    toast.positive(t('Restored [one 1 record|other :count records]', { count }))
  const titles = useWrite(restoreTitles, { onSuccess })
  const lists = useWrite(restoreLists, { onSuccess })
  const news = useWrite(restoreNews, { onSuccess })
  const people = useWrite(restorePeople, { onSuccess })
  const of: Partial<Record<typeof kind, typeof titles>> = { list: lists, news, person: people }
  const { mutate, isPending } = of[kind] ?? titles
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconRestore size={16} stroke={1.5} aria-hidden />}
      aria-label={t(':label: :name', { label: t('Restore'), name: record.name || `#${record.id}` })}
      loading={isPending}
      onClick={() => mutate({ params: { ids: record.id } })}
    >
      {t('Restore')}
    </Button>
  )
}
