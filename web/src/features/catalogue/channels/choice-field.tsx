import type { Facet } from '@mediatheque/contract/catalogue/channels/channels.schemas.ts'
import { useId, useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import classes from './filter-panel.module.css'

/** Shown at first, of those that most titles have. */
const SHOWN = 10

interface ChoiceFieldProps {
  label: string
  /** Whether a title must have all that is chosen. */
  hint: string
  choices: Facet
  chosen: readonly string[]
  onToggle(value: string): void
}

/** Values to choose any number from, with how many titles have each. */
export function ChoiceField({ label, hint, choices, chosen, onToggle }: ChoiceFieldProps) {
  const t = useTranslate()
  const format = useFormat()
  const hintId = useId()
  const [isWhole, setWhole] = useState(false)
  if (choices.length === 0) return null
  const frequent = new Set(
    choices
      .toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0))
      .slice(0, SHOWN)
      .map(({ value }) => value),
  )
  const shown = isWhole
    ? choices
    : choices.filter(({ value }) => frequent.has(value) || chosen.includes(value))
  return (
    <fieldset className={classes.field} aria-describedby={hintId}>
      <legend>{label}</legend>
      <p id={hintId} className={classes.hint}>
        {hint}
      </p>
      <div className={classes.choices} data-whole={isWhole || undefined}>
        {shown.map(({ value, label: name, count, is_estimate: isEstimate }) => {
          const isChosen = chosen.includes(value)
          return (
            <label key={value} className={classes.choice}>
              <input
                type="checkbox"
                checked={isChosen}
                disabled={count === 0 && !isChosen}
                onChange={() => onToggle(value)}
              />
              <span>{t(name)}</span>
              {count !== null && (
                <>
                  <span className={classes.count} aria-hidden>
                    {isEstimate ? format.compact(count) : format.number(count)}
                  </span>
                  <VisuallyHidden>
                    {isEstimate
                      ? t('about :count titles', { count: format.compact(count) })
                      : t('[one 1 title found|other :count titles found]', { count })}
                  </VisuallyHidden>
                </>
              )}
            </label>
          )
        })}
      </div>
      {choices.length > shown.length && (
        <button type="button" className={classes.more} onClick={() => setWhole(true)}>
          {t('Show all :count', { count: choices.length })}
        </button>
      )}
    </fieldset>
  )
}
