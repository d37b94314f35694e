import type { RequestView } from '@mediatheque/contract/community/requests/requests.schemas.ts'
import { Button } from '@mantine/core'
import { IconArrowBigUp, IconArrowBigUpFilled } from '@tabler/icons-react'
import { useWrite } from '../../../lib/forms/writes.ts'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import { toast } from '../../../lib/toast.ts'
import { leaveRequest, supportRequest } from './requests.queries.ts'

/** How many want it, and whether the reader is one of them. */
export function WantButton({ request }: { request: RequestView }) {
  const t = useTranslate()
  const format = useFormat()
  const { can } = useSession()
  const support = useWrite(supportRequest)
  const leave = useWrite(leaveRequest, {
    onSuccess: ({ request: left }) => {
      if (!left) toast.positive(t('Nobody wants it any more: the request is gone.'))
    },
  })
  const isBusy = support.isPending || leave.isPending
  const { is_supported: isWanted, supporters_count: count } = request
  const Icon = isWanted ? IconArrowBigUpFilled : IconArrowBigUp
  const words = t('[one 1 person wants it|other :count people want it]', { count })
  const isOver = request.status === 2 || !can('requests.create')
  if (isOver) return <span title={words}>{format.number(count)}</span>
  return (
    <Button
      size="xs"
      variant={isWanted ? 'light' : 'default'}
      leftSection={<Icon size={14} stroke={1.75} aria-hidden />}
      aria-pressed={isWanted}
      aria-label={t(':label: :name', {
        label: t('I want “:title” too', { title: request.title }),
        name: words,
      })}
      title={words}
      loading={isBusy}
      onClick={() => (isWanted ? leave : support).mutate({ params: { id: request.id } })}
    >
      {format.number(count)}
    </Button>
  )
}
