import { Button } from '@mantine/core'
import { useWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { toast } from '../../../lib/toast.ts'
import { comeBack, leave } from './following.queries.ts'
import type { Followed } from './follows.queries.ts'

/** Leaves it at once; it can be taken back. */
export function UnfollowButton({ of: { kind, id }, name }: { of: Followed; name: string }) {
  const t = useTranslate()
  const back = useWrite(comeBack)
  const params = { kind, id }
  const { mutate, isPending } = useWrite(leave, {
    onSuccess: () =>
      toast.positive(t('You follow “:name” no more', { name }), {
        label: t('Undo'),
        run: () => back.mutate({ params }),
      }),
  })
  return (
    <Button
      size="xs"
      variant="default"
      loading={isPending}
      aria-label={t('Unfollow “:name”', { name })}
      onClick={() => mutate({ params })}
    >
      {t('Unfollow')}
    </Button>
  )
}
