import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toastError } from '../../../../lib/toast.ts'
import { hasBrowserSubscription, unsubscribeBrowser } from './browser-push.ts'
import classes from './settings.module.css'

/** Query key of whether this browser is told; only it knows. */
export const THIS_BROWSER_KEY = ['this-browser-is-told']

/** The table is for the account; this is the way out for one browser of it. */
export function ThisBrowser() {
  const t = useTranslate()
  const queries = useQueryClient()
  const { data: isTold } = useQuery({
    queryKey: THIS_BROWSER_KEY,
    queryFn: hasBrowserSubscription,
    enabled: typeof document !== 'undefined',
  })
  const stop = useMutation({
    mutationFn: unsubscribeBrowser,
    onSuccess: () => queries.invalidateQueries({ queryKey: THIS_BROWSER_KEY }),
    onError: toastError,
  })
  if (!isTold) return null
  return (
    <p className={classes.browser}>
      {t('This browser shows notifications while you are logged in.')}
      <Button
        variant="subtle"
        size="compact-sm"
        onClick={() => stop.mutate()}
        loading={stop.isPending}
      >
        {t('Stop in this browser')}
      </Button>
    </p>
  )
}
