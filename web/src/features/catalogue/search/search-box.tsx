import {
  isEmptyQuery,
  type SearchResult,
} from '@mediatheque/contract/catalogue/search/search.schemas.ts'
import { SEARCH_DEBOUNCE_MS } from '@mediatheque/contract/core/constants.ts'
import { personUrl, titleUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { autocompleteQuery } from './search.queries.ts'
import classes from './search-box.module.css'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'

// Until somebody turns to the box, the list would only weigh on every page.
const suggestions = lazyPart(async () => ({
  default: (await import('./suggestions.tsx')).Suggestions,
}))

interface SearchBoxProps {
  /** After leaving for a result. */
  onDone?: () => void
  autoFocus?: boolean
  /** In the middle of a page instead of its frame. */
  isLarge?: boolean
}

const pathOf = (result: SearchResult) =>
  result.model_type === 'title' ? titleUrl(result) : personUrl(result)

/** Suggests titles and people while typing; Enter without a choice opens the page of all results. */
export function SearchBox({ onDone, autoFocus = false, isLarge = false }: SearchBoxProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState(-1)
  const [hasList, setHasList] = useState(false)
  const query = useDebounced(text.trim(), SEARCH_DEBOUNCE_MS)
  const isAsked = !isEmptyQuery(query)
  const { data, isFetching, isError } = useQuery({ ...autocompleteQuery(query), enabled: isAsked })
  const results = isAsked && data ? data.results : []
  const isShown = isOpen && !isEmptyQuery(text) && hasList
  useEffect(() => {
    if (autoFocus) input.current?.focus()
  }, [autoFocus])

  // Asked for again at each key: the box can have the focus before the page is alive.
  const show = () => {
    setOpen(true)
    suggestions.load(() => setHasList(true))
  }
  const leave = () => {
    setOpen(false)
    setChosen(-1)
    input.current?.blur()
    onDone?.()
  }
  const openAll = () => {
    if (isEmptyQuery(text)) return
    void navigate({ to: '/search/$query', params: { query: text.trim() } })
    leave()
  }
  const open = (index: number) => {
    const result = results[index]
    if (!result) return openAll()
    void navigate({ to: pathOf(result) as '/' })
    leave()
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    open(chosen)
  }
  const handleKeys = (event: KeyboardEvent) => {
    // One place more than there are results: the line that leads to all of them.
    const places = results.length + 1
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      show()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setChosen((current) => ((current + 1 + step + places + 1) % (places + 1)) - 1)
    }
    if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
      setChosen(-1)
    }
  }

  return (
    <form
      role="search"
      className={classes.form}
      data-large={isLarge || undefined}
      onSubmit={handleSubmit}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <button type="submit" className={classes.glass} aria-label={t('Search')}>
        <IconSearch size={18} stroke={1.6} aria-hidden />
      </button>
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        className={classes.input}
        placeholder={t('Search titles and people')}
        aria-label={t('Search titles and people')}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isShown && chosen >= 0 ? `${id}-${chosen}` : undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          show()
          setChosen(-1)
        }}
        onFocus={show}
        onKeyDown={handleKeys}
      />
      {text && (
        <button
          type="button"
          className={classes.clear}
          aria-label={t('Clear search')}
          onClick={() => {
            setText('')
            input.current?.focus()
          }}
        >
          <IconX size={16} stroke={1.6} />
        </button>
      )}
      {isShown && (
        <suggestions.Part
          id={id}
          query={text.trim()}
          corrected={data?.corrected_query ?? null}
          results={results}
          chosen={chosen}
          state={isError ? 'failed' : isFetching || query !== text.trim() ? 'searching' : 'done'}
          onChoose={open}
          onHover={setChosen}
        />
      )}
    </form>
  )
}
