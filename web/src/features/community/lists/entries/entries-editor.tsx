import type { ListCard } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { Button } from '@mantine/core'
import { IconMovie } from '@tabler/icons-react'
import { useId } from 'react'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { errorMessage } from '../../../../lib/toast.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { AddTitle } from './add-title.tsx'
import { EntryList } from './entry-list.tsx'
import classes from './entries.module.css'
import { type Entries, useEntries } from './use-entries.ts'

/** The titles of a list: added, put in order, noted and taken out, each change saved as it is made. */
export function EntriesEditor({ list }: { list: ListCard }) {
  const t = useTranslate()
  const format = useFormat()
  const headingId = useId()
  const all = useEntries(list)
  return (
    <section aria-labelledby={headingId} className={classes.section}>
      <div className={classes.head}>
        <h2 id={headingId}>{t('Titles')}</h2>
        <span className={classes.count}>{format.number(all.count)}</span>
        <span className={classes.state} role="status">
          {all.isSaving ? t('Saving…') : t('Changes here are saved at once.')}
        </span>
      </div>
      <AddTitle
        isThere={(id) => all.entries?.some((entry) => entry.id === id) ?? false}
        onAdd={({ id }) => all.add(id)}
      />
      <Shown all={all} />
      <VisuallyHidden>
        <span aria-live="assertive">{all.said}</span>
      </VisuallyHidden>
    </section>
  )
}

function Shown({ all }: { all: Entries }) {
  const t = useTranslate()
  const { entries, error } = all
  if (error)
    return (
      <ErrorState
        title={t('The titles could not be loaded')}
        text={errorMessage(error)}
        retryLabel={t('Try again')}
        onRetry={all.retry}
      />
    )
  if (!entries) return <Skeleton height={320} />
  if (entries.length === 0)
    return (
      <EmptyState
        icon={<IconMovie size={32} stroke={1.5} />}
        title={t('This list is empty')}
        text={t('Search for the first title, or add it from its own page.')}
      />
    )
  return (
    <>
      <EntryList all={all} entries={entries} />
      {all.hasMore && (
        <div className={classes.more}>
          <Button variant="default" loading={all.isLoadingMore} onClick={all.loadMore}>
            {t('More titles')}
          </Button>
        </div>
      )}
    </>
  )
}
