import { IconArrowRight, IconHistory, IconListDetails, IconTrash, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useImperativeHandle } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { findMatches } from './find-matches.ts'
import classes from './search-box.module.css'
import { SuggestedPicture } from './suggested-picture.tsx'
import { type Asked, type Suggestion, useSuggestions } from './use-suggestions.ts'

export interface SuggestionKeys {
  /** Does what the key means in a list. */
  handle(event: KeyboardEvent): void
  /** Opens what is chosen, or all results. False where there is nothing to open. */
  open(): boolean
}

interface SuggestionsProps extends Asked {
  ref: Ref<SuggestionKeys>
  id: string
  /** Place of the chosen one; −1 for none. */
  chosen: number
  onChosen(place: number): void
  onClose(): void
  /** For what was opened. */
  onLeave(): void
}

/** The list under the search box, in groups: before anything is typed what was searched for and what is trending. */
export function Suggestions({
  ref,
  id,
  chosen,
  onChosen,
  onClose,
  onLeave,
  ...asked
}: SuggestionsProps) {
  const t = useTranslate()
  const { groups, corrected, state, hint } = useSuggestions(asked, onLeave)
  const all = groups.flatMap(({ entries }) => entries)
  useEffect(() => {
    if (chosen >= 0)
      document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, chosen])
  useImperativeHandle(ref, () => ({
    open() {
      const entry = all[chosen] ?? all.find(({ isUsual }) => isUsual)
      entry?.open()
      return entry !== undefined
    },
    handle(event) {
      const { remove } = all[chosen] ?? {}
      const next = placeAfter(event, chosen, all.length)
      if (event.nativeEvent.isComposing) return
      if (event.key === 'Escape') {
        // A sheet around the box stays open until the next press.
        event.stopPropagation()
        onClose()
      } else if (next !== undefined) onChosen(next)
      else if (event.key === 'Delete' && remove) {
        remove()
        onChosen(chosen === all.length - 1 ? chosen - 1 : chosen)
      } else return
      event.preventDefault()
    },
  }))
  return (
    <div className={classes.panel}>
      <VisuallyHidden>
        <span role="status">
          {state === 'searching'
            ? t('Searching…')
            : (hint ?? t('[one 1 suggestion|other :count suggestions]', { count: all.length }))}
        </span>
      </VisuallyHidden>
      {corrected && (
        <p className={classes.hint}>{t('Showing results for “:query”', { query: corrected })}</p>
      )}
      {(hint ?? (state === 'searching' && all.length <= 1)) && (
        <p className={classes.hint}>{hint ?? t('Searching…')}</p>
      )}
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('Search')}
        data-stale={state === 'searching' || undefined}
      >
        {groups.map(({ name, entries }) => {
          const options = entries.map((entry) => {
            const place = all.indexOf(entry)
            return (
              <Option
                key={entry.key}
                id={`${id}-${place}`}
                place={place}
                {...{ entry, chosen, onChosen }}
                text={asked.text}
              />
            )
          })
          return name ? (
            <div key={name} role="group" aria-label={name}>
              <p className={classes.group} aria-hidden>
                {name}
              </p>
              {options}
            </div>
          ) : (
            options
          )
        })}
      </div>
    </div>
  )
}

/** Down and up go round, with the box itself between last and first; Home and End move in the text until one is chosen. */
function placeAfter({ key }: KeyboardEvent, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return at + 1 < count ? at + 1 : -1
  if (key === 'ArrowUp') return at < 0 ? count - 1 : at - 1
  if (at < 0 || count === 0) return undefined
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

interface OptionProps {
  id: string
  place: number
  entry: Suggestion
  text: string
  chosen: number
  onChosen(place: number): void
}

function Option({ id, place, entry, text, chosen, onChosen }: OptionProps) {
  const t = useTranslate()
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field keeps the focus and has the keys
    <div
      id={id}
      role="option"
      aria-selected={chosen === place}
      aria-label={entry.remove && t(':query, Delete removes it', { query: entry.label })}
      className={entry.kind === 'all' ? `${classes.option} ${classes.all}` : classes.option}
      // The box keeps the focus; a press must not take it away before the click.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={() => chosen !== place && onChosen(place)}
      onClick={entry.open}
    >
      <Drawing entry={entry} />
      <span className={classes.words}>
        <span className={classes.name}>
          {entry.kind === 'found' ? <Matched name={entry.label} query={text} /> : entry.label}
        </span>
        {entry.facts && <span className={classes.facts}>{entry.facts}</span>}
      </span>
      {entry.kind === 'all' && <IconArrowRight size={16} stroke={1.6} aria-hidden />}
      {entry.remove && (
        // For fingers and mice; by keyboard it is Delete, and the search page has buttons.
        <span
          className={classes.remove}
          aria-hidden
          onClick={(event) => {
            event.stopPropagation()
            entry.remove?.()
          }}
        >
          <IconX size={16} stroke={1.6} />
        </span>
      )}
    </div>
  )
}

function Drawing({ entry }: { entry: Suggestion }): ReactNode {
  const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const
  if (entry.result) return <SuggestedPicture result={entry.result} />
  if (entry.kind === 'all') return null
  const Icon =
    entry.kind === 'recent' ? IconHistory : entry.kind === 'clear' ? IconTrash : IconListDetails
  return (
    <span className={classes.icon}>
      <Icon {...icon} />
    </span>
  )
}

function Matched({ name, query }: { name: string; query: string }) {
  return findMatches(name, query).map(({ text, isMatch }, at) =>
    isMatch ? (
      <mark key={at} className={classes.match}>
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
