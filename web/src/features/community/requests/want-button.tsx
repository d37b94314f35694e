import type { RequestView } from '@mediatheque/contract/community/requests/requests.schemas.ts'
import { Button } from '@mantine/core'
import { IconArrowBigUp, IconArrowBigUpFilled } from '@tabler/icons-react'
import { useState } from 'react'
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
  // Pressed again before the answer came, the one goes after the other: no press is lost.
  const scope = { id: `want ${request.id}` }
  const support = useWrite(supportRequest, { scope })
  const leave = useWrite(leaveRequest, {
    scope,
    onSuccess: ({ request: left }) => {
      if (!left) toast.positive(t('Nobody wants it any more: the request is gone.'))
    },
  })
  const [pressed, setPressed] = useState(false)
  const isWanted = support.isPending || leave.isPending ? pressed : request.is_supported
  const count = request.supporters_count + Number(isWanted) - Number(request.is_supported)
  const press = () => {
    setPressed(!isWanted)
    const write = isWanted ? leave : support
    write.mutate({ params: { id: request.id } })
  }
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
      onClick={press}
    >
      {format.number(count)}
    </Button>
  )
}
