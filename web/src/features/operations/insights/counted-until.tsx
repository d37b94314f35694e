import { reportEndpoints } from '@mediatheque/contract/operations/insights/insights.endpoints.ts'
import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { defineWrite, useWrite } from '../../../lib/forms/writes.ts'
import classes from './insights.module.css'

const countNow = defineWrite(reportEndpoints.countNow, [
  reportEndpoints.getSeries,
  reportEndpoints.getRanked,
  reportEndpoints.getRecordInsights,
])

/** Until when everything is in the figures, and a way to have them counted at once. */
export function CountedUntil({ at }: { at: string | null | undefined }) {
  const t = useTranslate()
  const format = useFormat()
  const count = useWrite(countNow)
  return (
    <div className={classes.counted}>
      <span className={classes.dim}>
        {at
          ? t('Counted until :time', { time: format.dateTime(at) })
          : t('Nothing was counted yet')}
      </span>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconRefresh size={16} stroke={1.5} aria-hidden />}
        loading={count.isPending}
        onClick={() => count.mutate({})}
      >
        {t('Count now')}
      </Button>
    </div>
  )
}
