import { isEmptyQuery } from '@mediatheque/contract/catalogue/search/search.schemas.ts'
import { SEARCH_DEBOUNCE_MS } from '@mediatheque/contract/core/constants.ts'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { autocompleteQuery } from './autocomplete.queries.ts'
import classes from './search-box.module.css'
import type { SuggestionKeys } from './suggestions.tsx'

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

/** Suggests what was searched for and what is trending, then what fits while typing; Enter without a choice opens all results. */
export function SearchBox({ onDone, autoFocus = false, isLarge = false }: SearchBoxProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  /** The list has the keys while it is there. */
  const keys = useRef<SuggestionKeys>(null)
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState(-1)
  const query = useDebounced(text.trim(), SEARCH_DEBOUNCE_MS)
  const answer = useQuery({ ...autocompleteQuery(query), enabled: !isEmptyQuery(query) })
  useEffect(() => {
    if (autoFocus) input.current?.focus()
  }, [autoFocus])

  // Asked for again at each key: the box can have the focus before the page is alive.
  const show = () => suggestions.load(() => setOpen(document.activeElement === input.current))
  const close = () => {
    setOpen(false)
    setChosen(-1)
  }
  const leave = () => {
    close()
    input.current?.blur()
    onDone?.()
  }
  const type = (words: string) => {
    setText(words)
    setChosen(-1)
    show()
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (keys.current?.open()) return
    if (isEmptyQuery(text)) return
    void navigate({ to: '/search/$query', params: { query: text.trim() } })
    leave()
  }
  const handleKeys = (event: KeyboardEvent) => {
    keys.current?.handle(event)
    if (event.key.startsWith('Arrow')) show()
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
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && chosen >= 0 ? `${id}-${chosen}` : undefined}
        value={text}
        onChange={(event) => type(event.target.value)}
        onFocus={show}
        onClick={show}
        onKeyDown={handleKeys}
      />
      {text && (
        <button
          type="button"
          className={classes.clear}
          aria-label={t('Clear search')}
          onClick={() => {
            type('')
            input.current?.focus()
          }}
        >
          <IconX size={16} stroke={1.6} />
        </button>
      )}
      {isOpen && (
        <suggestions.Part
          ref={keys}
          id={id}
          text={text.trim()}
          query={query}
          answer={answer}
          chosen={chosen}
          onChosen={setChosen}
          onClose={close}
          onLeave={leave}
        />
      )}
    </form>
  )
}
