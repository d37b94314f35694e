import {
  REVIEW_LEAST_SCORE,
  REVIEW_MOST_SCORE,
} from '@mediatheque/contract/community/reviews/reviews.schemas.ts'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import classes from './score-field.module.css'
import { scoreOfKey } from './score-of-key.ts'

const SCORES = Array.from({ length: REVIEW_MOST_SCORE }, (_, index) => index + REVIEW_LEAST_SCORE)

interface ScoreFieldProps {
  /** What is rated, for those who hear it. */
  label: string
  /** Null: none yet. */
  value: number | null
  onChange(score: number): void
}

/**
 * Ten stars, one of which is pressed. Arrows lead along them, and only Enter, Space or a digit chooses (0 is 10): where a
 * choice is kept at once, nobody saves nine scores on the way to the tenth.
 */
export function ScoreField({ label, value, onChange }: ScoreFieldProps) {
  const t = useTranslate()
  const group = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState<number>()
  const [focused, setFocused] = useState<number>()
  const shown = pointed ?? focused ?? value ?? 0
  const focus = (score: number) =>
    group.current?.querySelector<HTMLElement>(`[data-score="${score}"]`)?.focus()
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const at = focused ?? value ?? REVIEW_LEAST_SCORE
    const pressed = scoreOfKey(event.key, at, getComputedStyle(event.currentTarget).direction)
    if (!pressed) return
    event.preventDefault()
    focus(pressed.score)
    if (pressed.isChosen) onChange(pressed.score)
  }
  return (
    <div className={classes.field}>
      <div
        ref={group}
        role="radiogroup"
        tabIndex={-1}
        aria-label={label}
        className={classes.stars}
        onKeyDown={handleKey}
        onPointerLeave={() => setPointed(undefined)}
        onBlur={() => setFocused(undefined)}
      >
        {SCORES.map((score) => (
          <button
            key={score}
            type="button"
            role="radio"
            aria-checked={value === score}
            aria-label={t(':rating out of 10', { rating: score })}
            tabIndex={score === (value ?? REVIEW_LEAST_SCORE) ? 0 : -1}
            data-score={score}
            className={classes.star}
            onPointerEnter={(event) => event.pointerType === 'mouse' && setPointed(score)}
            onFocus={(event) => event.currentTarget.matches(':focus-visible') && setFocused(score)}
            onClick={() => onChange(score)}
          >
            {score <= shown ? (
              <IconStarFilled size={22} aria-hidden />
            ) : (
              <IconStar size={22} stroke={1.5} aria-hidden />
            )}
          </button>
        ))}
      </div>
      <span className={classes.shown} aria-hidden>
        {shown > 0 ? `${shown}/${REVIEW_MOST_SCORE}` : '–'}
      </span>
    </div>
  )
}
