import type { RequestView } from '@mediatheque/contract/community/requests/requests.schemas.ts'
import { Button } from '@mantine/core'
import { IconMessage } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { lazyDialog } from '../../../lib/lazy-part.ts'
import { useSession } from '../../../lib/session.tsx'

const dialog = lazyDialog(() => import('./request-comments-dialog.tsx'))

/** How much is said about a request, and the way to read it and to join in. */
export function RequestComments({ request }: { request: RequestView }) {
  const t = useTranslate()
  const format = useFormat()
  const { can, settings } = useSession()
  const [isOpen, setOpen] = useState(false)
  const count = format.number(request.comments_count)
  if (!settings.enable_comments || !can('comments.view')) return <span>{count}</span>
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconMessage size={14} stroke={1.75} aria-hidden />}
        aria-label={t(':label: :name', {
          label: t('Comments on “:title”', { title: request.title }),
          name: count,
        })}
        aria-haspopup="dialog"
        onClick={() => dialog.load(() => setOpen(true))}
      >
        {count}
      </Button>
      {isOpen && <dialog.Part request={request} onClose={() => setOpen(false)} />}
    </>
  )
}
