import type { VideoSheet } from '@mediatheque/contract/catalogue/videos/videos.schemas.ts'
import { Button, Loader } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../../../../lib/format.ts'
import { useWrite } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { HealthChip } from './health-chip.tsx'
import { checkVideo, videoSheetQuery } from './videos-admin.queries.ts'
import classes from './videos.module.css'

/** While it is looked at for the first time. */
const READ_AGAIN_MS = 3_000

/** Whether the video plays, as far as anybody knows, and what looks again. */
export function VideoCheck({ video }: { video: VideoSheet }) {
  const t = useTranslate()
  const format = useFormat()
  const { check, src, id } = video
  useQuery({
    ...videoSheetQuery(id),
    refetchInterval: check.is_waiting ? READ_AGAIN_MS : false,
    refetchOnMount: false,
  })
  const { mutate, isPending } = useWrite(checkVideo)
  const words = () => {
    if (check.is_own) return t('It lies on this site: nobody has to be asked for it.')
    if (check.checked_at)
      return t('Looked at on :date', { date: format.dateTime(check.checked_at) })
    return check.is_waiting ? t('It is looked at for the first time…') : t('Nobody has looked yet.')
  }
  return (
    <div className={classes.check}>
      <div role="status" className={classes.checkWords}>
        <HealthChip health={check.health} src={src} />
        {check.is_waiting && <Loader size="xs" aria-hidden />}
        <span className={classes.quiet}>{words()}</span>
        {check.reports_count > 0 && (
          <span className={classes.reports}>
            {t(
              '[one One member says that it does not play.|other :count members say that it does not play.]',
              { count: check.reports_count },
            )}
          </span>
        )}
      </div>
      {!check.is_own && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconRefresh size={16} stroke={1.5} aria-hidden />}
          loading={isPending}
          onClick={() => mutate({ params: { id } })}
        >
          {t('Check now')}
        </Button>
      )}
    </div>
  )
}
