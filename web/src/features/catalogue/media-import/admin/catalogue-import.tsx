import { catalogueFileEndpoints } from '@mediatheque/contract/catalogue/media-import/catalogue-files.endpoints.ts'
import type { CatalogueImportView } from '@mediatheque/contract/catalogue/media-import/catalogue-files.schemas.ts'
import { Button, Progress } from '@mantine/core'
import { IconDownload, IconPlayerPlay } from '@tabler/icons-react'
import { addressOf } from '../../../../lib/api.ts'
import { useFormat } from '../../../../lib/format.ts'
import { useWrite } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { isGoingOn, resumeImport } from './catalogue-files.queries.ts'
import classes from './exchange.module.css'

/** One import: how far it is, what became of its lines, and what can be done. */
export function CatalogueImport({ run }: { run: CatalogueImportView }) {
  const t = useTranslate()
  const format = useFormat()
  const { mutate, isPending } = useWrite(resumeImport, {})
  const counts = [
    t('[one 1 line|other :count lines]', { count: run.lines_done }),
    t(':count new', { count: format.number(run.created) }),
    t(':count completed', { count: format.number(run.updated) }),
    t(':count as they were', { count: format.number(run.skipped) }),
    t(':count refused', { count: format.number(run.rejected) }),
  ]
  const isOpen = run.finished_at === null
  const share = run.bytes_total > 0 ? (run.bytes_done / run.bytes_total) * 100 : 0
  return (
    <li className={classes.run}>
      <div className={classes.head}>
        <span className={classes.name}>{run.file_name}</span>
        <time className={classes.facts} dateTime={run.started_at}>
          {format.dateTime(run.started_at)}
        </time>
      </div>
      {isOpen && (
        <Progress.Root size="sm">
          <Progress.Section
            value={share}
            aria-label={t('Imported :share of :file', {
              share: `${Math.floor(share)} %`,
              file: run.file_name,
            })}
          />
        </Progress.Root>
      )}
      <span className={classes.facts} role={isGoingOn(run) ? 'status' : undefined}>
        {counts.join(' · ')}
      </span>
      {run.failure !== null && (
        <p className={classes.failure}>{t('It stopped: :reason', { reason: run.failure })}</p>
      )}
      <div className={classes.links}>
        {isOpen && run.failure !== null && (
          <Button
            variant="default"
            size="xs"
            loading={isPending}
            leftSection={<IconPlayerPlay size={16} stroke={1.5} aria-hidden />}
            onClick={() => mutate({ params: { id: run.id } })}
          >
            {t('Go on')}
          </Button>
        )}
        {run.rejected > 0 && (
          <Button
            component="a"
            variant="default"
            size="xs"
            href={addressOf(catalogueFileEndpoints.exportImportFaults, { params: { id: run.id } })}
            download
            leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
          >
            {t('Lines with faults')}
          </Button>
        )}
      </div>
    </li>
  )
}
