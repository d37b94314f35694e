import { viewAsEndpoints } from '@mediatheque/contract/accounts/view-as/view-as.endpoints.ts'
import type { ViewedAsView } from '@mediatheque/contract/accounts/view-as/view-as.schemas.ts'
import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { endpointMutation } from '../../../lib/queries.ts'
import { toastError } from '../../../lib/toast.ts'
import classes from './view-as.module.css'

/** Says as which role the site is seen, and ends that. */
export function ViewAsBar({ viewedAs }: { viewedAs: ViewedAsView }) {
  const t = useTranslate()
  const role = t(viewedAs.name)
  const { mutate, isPending, isSuccess } = useMutation({
    ...endpointMutation(viewAsEndpoints.stopViewingAs),
    // The same page as it is for oneself: all of it was made for the role.
    onSuccess: () => location.reload(),
    onError: toastError,
  })
  useEffect(() => {
    const timer = setTimeout(() => location.reload(), (viewedAs.seconds_left + 1) * 1000)
    return () => clearTimeout(timer)
  }, [viewedAs])
  return (
    <section
      className={classes.bar}
      data-viewed-as
      aria-label={t('You see the site as :role', { role })}
    >
      <IconEye size={20} stroke={1.5} aria-hidden />
      <p className={classes.text}>
        <strong>{t('You see the site as :role', { role })}</strong>
        <span className={classes.more}>
          {t('Nothing can be changed meanwhile.')}
          {viewedAs.is_partial && ` ${t('Rights that you lack yourself are not shown.')}`}
        </span>
      </p>
      <Button
        className={classes.stop}
        size="xs"
        variant="default"
        aria-label={t('Stop seeing the site as :role', { role })}
        loading={isPending || isSuccess}
        onClick={() => mutate({})}
      >
        {t('Stop')}
      </Button>
    </section>
  )
}
