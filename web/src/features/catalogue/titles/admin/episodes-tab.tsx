import { Button } from '@mantine/core'
import { IconListNumbers, IconPlus } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { EditorForm } from '../../../../lib/forms/editor-form.tsx'
import { useTranslate } from '../../../../lib/i18n.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { type EpisodeDrafts, draftsOf, withAdded } from './episode-drafts.ts'
import { EpisodeDays } from './episode-days.tsx'
import { EpisodeGrid } from './episode-grid.tsx'
import { SaveBar } from '../../../../ui/admin/save-bar.tsx'
import { episodesSheetQuery } from './title-editing.queries.ts'
import classes from './title-editor.module.css'
import { replaceValues, useEpisodesForm } from './use-episodes-form.ts'

/** All episodes of a season in one table: typed into, pasted from a spreadsheet, moved in time. */
export function EpisodesTab({ titleId, season }: { titleId: number; season: number }) {
  const t = useTranslate()
  const { data } = useSuspenseQuery(episodesSheetQuery(titleId, season))
  const contract = useEpisodesForm(data)
  const { form } = contract
  const made = useRef(0)
  const nextKey = () => {
    made.current += 1
    return `new${made.current}`
  }
  const set = (drafts: EpisodeDrafts) => form.setValues(drafts)
  const drafts = form.values
  const isEmpty = Object.keys(drafts).length === 0
  const add = (
    <Button
      variant="default"
      leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
      onClick={() => set(withAdded(drafts, 1, nextKey))}
    >
      {t('Add an episode')}
    </Button>
  )
  return (
    <EditorForm of={contract} className={classes.wide}>
      <div className={classes.bar}>
        <p className={classes.quiet}>{t('Cells of a spreadsheet can be pasted into any field.')}</p>
        <div className={classes.actions}>
          <EpisodeDays drafts={drafts} onChange={set} />
          {add}
        </div>
      </div>
      {isEmpty ? (
        <EmptyState
          icon={<IconListNumbers size={32} stroke={1.5} />}
          title={t('No episodes yet')}
          text={t('Add the first, or paste them from a spreadsheet.')}
        />
      ) : (
        <EpisodeGrid
          titleId={titleId}
          season={season}
          drafts={drafts}
          form={form}
          nextKey={nextKey}
          onChange={set}
        />
      )}
      <SaveBar of={contract} onDiscard={() => replaceValues(form, draftsOf(data))} />
    </EditorForm>
  )
}
