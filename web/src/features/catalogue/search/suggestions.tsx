import type { SearchResult } from '@mediatheque/contract/catalogue/search/search.schemas.ts'
import { TITLE_TYPE_LABELS } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { IconArrowRight } from '@tabler/icons-react'
import { useTranslate } from '../../../lib/i18n.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { THUMB_WIDTHS } from '../../../lib/pictures.ts'
import { drawingOf, portraitOf, posterOf } from '../title-cards/artwork.ts'
import classes from './search-box.module.css'

interface SuggestionsProps {
  id: string
  query: string
  corrected: string | null
  results: readonly SearchResult[]
  chosen: number
  state: 'searching' | 'done' | 'failed'
  onChoose(index: number): void
  onHover(index: number): void
}

/** The list under the search box. The last line leads to all results. */
export function Suggestions({
  id,
  query,
  corrected,
  results,
  chosen,
  state,
  onChoose,
  onHover,
}: SuggestionsProps) {
  const t = useTranslate()
  const isNothing = results.length === 0 && state === 'done'
  // The box keeps the focus; a press must not take it away before the click.
  const option = (index: number) => ({
    id: `${id}-${index}`,
    role: 'option' as const,
    'aria-selected': chosen === index,
    onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
    onClick: () => onChoose(index),
    onMouseMove: () => chosen !== index && onHover(index),
  })
  return (
    <div className={classes.panel}>
      <VisuallyHidden>
        <span role="status">
          {state === 'searching'
            ? t('Searching…')
            : t('[one 1 suggestion|other :count suggestions]', { count: results.length })}
        </span>
      </VisuallyHidden>
      {corrected && (
        <p className={classes.hint}>{t('Showing results for “:query”', { query: corrected })}</p>
      )}
      {state === 'failed' && (
        <p className={classes.hint}>{t('The search did not work. Please try again.')}</p>
      )}
      {state === 'searching' && results.length === 0 && (
        <p className={classes.hint}>{t('Searching…')}</p>
      )}
      {isNothing && (
        <p className={classes.hint}>{t('Nothing was found for “:query”', { query })}</p>
      )}
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('Search')}
        data-stale={state === 'searching' || undefined}
      >
        {results.map((result, index) => (
          <div
            key={`${result.model_type}-${result.id}`}
            {...option(index)}
            className={classes.option}
          >
            <Picture result={result} />
            <span className={classes.words}>
              <span className={classes.name}>{result.name}</span>
              <Facts result={result} />
            </span>
          </div>
        ))}
        <div {...option(results.length)} className={`${classes.option} ${classes.all}`}>
          {t('See all results for “:query”', { query })}
          <IconArrowRight size={16} stroke={1.6} aria-hidden />
        </div>
      </div>
    </div>
  )
}

function Picture({ result }: { result: SearchResult }) {
  if (result.model_type === 'title')
    return (
      <img
        className={classes.picture}
        src={posterOf(result, THUMB_WIDTHS)?.src ?? drawingOf(result)}
        alt=""
        width={36}
        height={54}
      />
    )
  return (
    <span className={classes.portrait} aria-hidden>
      <img src={portraitOf(result, THUMB_WIDTHS).src} alt="" width={36} height={36} />
    </span>
  )
}

function Facts({ result }: { result: SearchResult }) {
  const t = useTranslate()
  const facts =
    result.model_type === 'title'
      ? [
          result.year,
          t(TITLE_TYPE_LABELS[result.type]),
          result.best_quality && t(result.best_quality.label),
        ]
      : [result.known_for && t(result.known_for), result.primary_credit?.name]
  return <span className={classes.facts}>{facts.filter(Boolean).join(' · ')}</span>
}
