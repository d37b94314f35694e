import { cacheEndpoints } from '@mediatheque/contract/operations/caches/caches.endpoints.ts'
import { Button } from '@mantine/core'
import { IconEraser } from '@tabler/icons-react'
import { defineWrite, useWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { toast } from '../../../lib/toast.ts'
import classes from './caches.module.css'

const clearCaches = defineWrite(cacheEndpoints.clearCaches, 'all')

/** Forgets what every process keeps in memory. */
export function ClearCaches() {
  const t = useTranslate()
  const { mutate, isPending } = useWrite(clearCaches, {
    onSuccess: () => toast.positive(t('The caches are empty')),
  })
  return (
    <div className={classes.clear}>
      <Button
        variant="default"
        size="sm"
        loading={isPending}
        leftSection={<IconEraser size={16} stroke={1.5} aria-hidden />}
        aria-describedby="clear-caches-help"
        onClick={() => mutate({})}
      >
        {t('Clear the caches')}
      </Button>
      <p id="clear-caches-help">
        {t(
          'Everything that is kept in memory is forgotten in every process. Pages are a little slower for a moment.',
        )}
      </p>
    </div>
  )
}
