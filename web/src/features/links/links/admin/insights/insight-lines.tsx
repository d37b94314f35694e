import type {
  ChangedView,
  UploaderView,
} from '@mediatheque/contract/links/insights/insights.schemas.ts'
import {
  IconBulb,
  IconPencilExclamation,
  IconUserCheck,
  IconUserQuestion,
} from '@tabler/icons-react'
import { useFormat } from '../../../../../lib/format.ts'
import { useTranslate } from '../../../../../lib/i18n.ts'
import { VisuallyHidden } from '../../../../../ui/visually-hidden.tsx'
import { ChangedValue } from '../../../../operations/history/history-values.tsx'
import classes from './insights.module.css'
import type { Insight } from './insights.queries.ts'

interface InsightLinesProps {
  of: Insight
  onUploader(uploader: UploaderView): void
}

/** What changed of a contribution since somebody decided, and how its uploader did so far. */
export function InsightLines({ of: { changed, uploader }, onUploader }: InsightLinesProps) {
  return (
    <>
      {changed && <Changes of={changed} />}
      {uploader && <UploaderLine of={uploader} onOpen={() => onUploader(uploader)} />}
    </>
  )
}

const SINCE: Partial<Record<NonNullable<ChangedView['since']>['action'], string>> = {
  accepted: 'Changed since it was accepted',
  restored: 'Changed since it was restored',
  postponed: 'Changed since it was postponed',
}

function Changes({ of: { since, changes } }: { of: ChangedView }) {
  const t = useTranslate()
  const format = useFormat()
  const line = since ? (SINCE[since.action] ?? 'Changed since somebody decided') : undefined
  return (
    <div className={classes.changes}>
      <p className={classes.head}>
        <IconPencilExclamation size={16} stroke={1.5} aria-hidden />
        {t(line ?? 'Changed since it was published')}
        {since && <time dateTime={since.at}>{format.dateTime(since.at)}</time>}
      </p>
      <dl>
        {changes.map((change) => (
          <div key={change.field}>
            <dt>{change.label}</dt>
            <dd>
              <ChangedValue change={change} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function UploaderLine({ of: uploader, onOpen }: { of: UploaderView; onOpen(): void }) {
  const t = useTranslate()
  const Icon = uploader.trust ? IconUserCheck : IconUserQuestion
  return (
    <button type="button" className={classes.uploader} onClick={onOpen}>
      <VisuallyHidden>{t('Record of :name', { name: uploader.name })} </VisuallyHidden>
      <Icon size={16} stroke={1.5} aria-hidden />
      <span>{t(':count accepted', { count: uploader.accepted })}</span>
      <span data-bad={uploader.denied > 0 || undefined}>
        {t(':count denied', { count: uploader.denied })}
      </span>
      {uploader.trust && <span>{t('Trusted uploader')}</span>}
      {uploader.is_trust_suggested && uploader.can.set_trust && (
        <span className={classes.suggested}>
          <IconBulb size={16} stroke={1.5} aria-hidden />
          {t('Could be trusted')}
        </span>
      )}
    </button>
  )
}
