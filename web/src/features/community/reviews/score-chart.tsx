import type { ReviewSummary } from '@mediatheque/contract/community/reviews/reviews.schemas.ts'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import classes from './reviews.module.css'

/** The average, and how many gave each score. */
export function ScoreChart({ summary: { average, count, scores } }: { summary: ReviewSummary }) {
  const t = useTranslate()
  const format = useFormat()
  const most = Math.max(1, ...scores)
  return (
    <div className={classes.summary}>
      <p className={classes.average}>
        <strong>{average === null ? '–' : format.decimal(average)}</strong>
        <span>{t('[one 1 rating|other :count ratings]', { count })}</span>
      </p>
      <ul className={classes.chart}>
        {scores.map((given, index) => (
          <li key={index}>
            <VisuallyHidden>
              {t('[one 1 rating|other :count ratings] of :score', {
                count: given,
                score: index + 1,
              })}
            </VisuallyHidden>
            <span
              className={classes.bar}
              aria-hidden
              style={{ '--share': given / most } as React.CSSProperties}
            />
            <span className={classes.score} aria-hidden>
              {index + 1}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
