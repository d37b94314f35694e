import { Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { toast } from '../../../lib/toast.ts'
import { saveViewing, viewingQuery } from './history.queries.ts'
import classes from './history-page.module.css'

/** Whether what is watched from now on is kept at all. */
export function PrivateViewing() {
  const t = useTranslate()
  const { data } = useQuery(viewingQuery)
  const { mutate, isPending } = useWrite(saveViewing, {
    onSuccess: ({ is_private }) =>
      toast.positive(
        is_private ? t('Nothing of what you watch is kept now') : t('What you watch is kept again'),
      ),
  })
  return (
    <Switch
      className={classes.private ?? ''}
      label={t('Keep nothing of what I watch')}
      description={t(
        'While this is on, nothing is added here, and videos do not go on where you left them.',
      )}
      checked={data?.is_private ?? false}
      disabled={!data || isPending}
      onChange={({ currentTarget }) => mutate({ body: { is_private: currentTarget.checked } })}
    />
  )
}
