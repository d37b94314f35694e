import { Button, SegmentedControl, TextInput } from '@mantine/core'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import {
  LINE_STATES,
  type LineState,
  type TranslationView,
} from '@mediatheque/contract/site/localizations/translations.schemas.ts'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { UnsavedGuard } from '../../../../lib/forms/unsaved-guard.tsx'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { errorMessage } from '../../../../lib/toast.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { PageLinks } from '../../../../ui/page-links.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { ExchangeButtons } from './exchange-buttons.tsx'
import classes from './localizations.module.css'
import {
  localizationsQuery,
  type TranslationSearch,
  translationsQuery,
} from './localizations.queries.ts'
import { TranslationRow } from './translation-row.tsx'
import { useDrafts } from './use-drafts.ts'

const STATES: Record<LineState, string> = {
  all: 'All lines',
  missing: 'Missing lines',
  changed: 'Changed here',
  outdated: 'Outdated lines',
  faulty: 'With faults',
}

interface TranslatePageProps {
  language: Language
  search: TranslationSearch
  onSearch(search: TranslationSearch): void
}

/** Every line of a language beside the English one: found, changed, and taken up by the site at once. */
export function TranslatePage({ language, search, onSearch }: TranslatePageProps) {
  const t = useTranslate()
  const format = useFormat()
  const [words, setWords] = useState(search.query ?? '')
  const { data: known } = useQuery(localizationsQuery)
  const { data, error, refetch } = useQuery({
    ...translationsQuery(language, search),
    placeholderData: keepPreviousData,
  })
  const drafts = useDrafts(language)
  const name = known?.localizations.find((one) => one.language === language)?.name ?? language
  const choices = LINE_STATES.map((value) => ({
    value,
    label: data ? `${t(STATES[value])} (${format.number(data.counts[value])})` : t(STATES[value]),
  }))
  return (
    <Page>
      <PageHeader
        title={t('Translate :name', { name })}
        text={t('What is saved is shown to readers at once.')}
        actions={<ExchangeButtons language={language} />}
      />
      <form
        className={classes.tools}
        role="search"
        aria-label={t('Search lines')}
        onSubmit={(event) => {
          event.preventDefault()
          const { query: _query, page: _page, ...rest } = search
          onSearch({ ...rest, ...(words.trim() && { query: words.trim() }) })
        }}
      >
        <TextInput
          className={classes.search ?? ''}
          type="search"
          aria-label={t('Search lines')}
          placeholder={t('Search lines')}
          leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
          value={words}
          maxLength={200}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Button type="submit" variant="default">
          {t('Search')}
        </Button>
        <div className={classes.states}>
          <SegmentedControl
            aria-label={t('Which lines')}
            data={choices}
            value={search.state ?? 'all'}
            onChange={(state) =>
              onSearch({
                ...(search.query && { query: search.query }),
                ...(state !== 'all' && { state: state as LineState }),
              })
            }
          />
        </div>
      </form>
      {!data && !error && <Skeleton height={480} />}
      {!data && error && (
        <ErrorState
          title={t('The lines could not be listed')}
          text={errorMessage(error)}
          retryLabel={t('Try again')}
          onRetry={() => void refetch()}
        />
      )}
      {data?.pagination.data.length === 0 && (
        <EmptyState title={t('No such lines')} text={t('Other words find other lines.')} isPlain />
      )}
      {data && data.pagination.data.length > 0 && (
        <>
          <Lines lines={data.pagination.data} language={language} drafts={drafts} />
          <PageLinks of={data.pagination} />
        </>
      )}
      {drafts.count > 0 && (
        <div className={classes.bar} role="region" aria-label={t('Unsaved lines')}>
          <span>
            {t('[one :count line is not saved|other :count lines are not saved]', {
              count: drafts.count,
            })}
          </span>
          <Button variant="default" onClick={drafts.discard}>
            {t('Discard')}
          </Button>
          <Button loading={drafts.isSaving} onClick={() => drafts.saveAll()}>
            {t('Save all')}
          </Button>
        </div>
      )}
      <UnsavedGuard isDirty={() => drafts.count > 0} />
    </Page>
  )
}

interface LinesProps {
  lines: readonly TranslationView[]
  language: Language
  drafts: ReturnType<typeof useDrafts>
}

const Lines = ({ lines, language, drafts }: LinesProps) => (
  <ul className={classes.lines}>
    {lines.map((line) => (
      <TranslationRow key={line.key} of={line} language={language} drafts={drafts} />
    ))}
  </ul>
)
