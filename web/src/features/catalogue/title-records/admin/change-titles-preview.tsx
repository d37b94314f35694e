import type { TitleChangesPreview } from '@mediatheque/contract/catalogue/title-records/title-changes.schemas.ts'
import { TITLE_FIELDS } from '@mediatheque/contract/catalogue/titles/title-fields.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import classes from './change-titles.module.css'

interface ChangeTitlesPreviewProps {
  preview: TitleChangesPreview
  /** The same is done with others that the page does not show. */
  isSample: boolean
}

type Field = TitleChangesPreview['titles'][number]['changes'][number]['field']

function labelOf(field: Field): string {
  if (field === 'locks') return 'Locked'
  return field === 'visibility' ? 'Visibility' : TITLE_FIELDS[field]
}

/** What becomes of each title: what it has now, and what it would have. */
export function ChangeTitlesPreview({ preview, isSample }: ChangeTitlesPreviewProps) {
  const t = useTranslate()
  const { titles } = preview
  const touched = titles.filter(({ changes, fault }) => changes.length > 0 || fault)
  const same = titles.length - touched.length
  return (
    <div className={classes.preview}>
      <p className={classes.hint} role="status">
        {isSample && `${t('On the titles of this page:')} `}
        {touched.length === 0
          ? t('None of them changes')
          : t('[one 1 changes|other :count change]', { count: touched.length })}
        {same > 0 &&
          ` · ${t('[one 1 is so already|other :count are so already]', { count: same })}`}
      </p>
      <ul className={classes.titles} aria-label={t('Preview')}>
        {touched.map(({ id, name, changes, fault }) => (
          <li key={id}>
            <strong className={classes.name}>{name}</strong>
            {fault && <p className={classes.fault}>{fault}</p>}
            <dl className={classes.changes}>
              {changes.map(({ field, before, after }) => (
                <div key={field}>
                  <dt>{t(labelOf(field))}</dt>
                  <dd>
                    <span className={classes.before}>{before ?? t('Nothing')}</span>{' '}
                    <span aria-hidden>→</span>{' '}
                    <span className={classes.after}>{after ?? t('Nothing')}</span>
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </div>
  )
}
