import { Modal } from '@mantine/core'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useSession } from '../../../../lib/session.tsx'
import { readStored, writeStored } from '../../../../lib/storage.ts'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { AdminIcon } from '../admin-icon.tsx'
import classes from './command-palette.module.css'
import { focusFirst } from './focus-first.ts'
import { type PaletteEntry, remember } from './palette-entries.ts'
import { type PaletteGroup, type PaletteResults, usePaletteResults } from './use-palette-results.ts'

interface PaletteProps {
  /** What its reader typed before it was there. */
  typed: string
  onClose(): void
}

/** One field that leads to every page, title, person and member that the reader may see. */
export function CommandPalette({ typed, onClose }: PaletteProps) {
  const t = useTranslate()
  return (
    <Modal.Root
      opened
      onClose={onClose}
      lockScroll={false}
      radius="lg"
      yOffset="10dvh"
      size={640}
      // A class of the content alone would be given to all that lies around it too.
      classNames={{ content: classes.dialog! }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={t('Command palette')}>
        <Palette typed={typed} onClose={onClose} />
      </Modal.Content>
    </Modal.Root>
  )
}

function Palette({ typed: early, onClose }: PaletteProps) {
  const t = useTranslate()
  const id = useId()
  const [typed, setTyped] = useState(early)
  const [chosen, setChosen] = useState(0)
  const choose = useChoose(onClose)
  const results = usePaletteResults(typed)
  const entries = results.groups.flatMap((group) => group.entries)
  const at = Math.min(chosen, entries.length - 1)
  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, at])
  const handleKeys = (event: KeyboardEvent) => {
    const next = placeAfter(event.key, at, entries.length)
    const entry = entries[at]
    if (event.nativeEvent.isComposing || (next === undefined && event.key !== 'Enter')) return
    event.preventDefault()
    if (next !== undefined) setChosen(next)
    else if (entry) choose(entry)
  }
  return (
    <>
      <div className={classes.field}>
        <IconSearch size={20} stroke={1.5} aria-hidden />
        <input
          ref={focusFirst}
          data-autofocus
          className={classes.input}
          role="combobox"
          aria-label={t('Search pages, titles, people, members and settings')}
          aria-expanded={entries.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
          placeholder={t('Search pages, titles, people, members and settings')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={200}
          value={typed}
          onKeyDown={handleKeys}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setChosen(0)
          }}
        />
        <button type="button" className={classes.close} aria-label={t('Close')} onClick={onClose}>
          <IconX size={20} stroke={1.5} aria-hidden />
        </button>
      </div>
      <div
        id={`${id}-list`}
        className={classes.options}
        role="listbox"
        aria-label={t('Where to go')}
      >
        <Groups id={id} groups={results.groups} at={at} onHover={setChosen} onChoose={choose} />
      </div>
      <PaletteState results={results} count={entries.length} />
    </>
  )
}

/** Round and round; undefined for keys that move nothing. */
function placeAfter(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at - 1 + count) % count
  return undefined
}

interface GroupsProps {
  id: string
  groups: readonly PaletteGroup[]
  /** Of the marked entry, counted over all groups. */
  at: number
  onHover(place: number): void
  onChoose(entry: PaletteEntry): void
}

function Groups({ id, groups, at, onHover, onChoose }: GroupsProps) {
  return groups.map(({ label, entries }, index) => {
    const first = groups.slice(0, index).reduce((sum, group) => sum + group.entries.length, 0)
    return (
      <div key={label} role="group" aria-labelledby={`${id}-group-${index}`}>
        <p id={`${id}-group-${index}`} className={classes.group}>
          {label}
        </p>
        {entries.map((entry, place) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field keeps the focus and has the keys
          <div
            key={`${entry.label} ${entry.path}`}
            id={`${id}-${first + place}`}
            role="option"
            aria-selected={first + place === at}
            className={classes.option}
            onMouseMove={() => onHover(first + place)}
            onClick={() => onChoose(entry)}
          >
            {entry.icon && (
              <span className={classes.icon}>
                <AdminIcon name={entry.icon} />
              </span>
            )}
            <span className={classes.label}>{entry.label}</span>
            {entry.note && <span className={classes.note}>{entry.note}</span>}
          </div>
        ))}
      </div>
    )
  })
}

/** Said aloud, and shown where there is nothing else to see. */
function PaletteState({ results, count }: { results: PaletteResults; count: number }) {
  const t = useTranslate()
  const isFailed = results.state === 'failed'
  const words = {
    searching: t('Searching…'),
    failed: t('Titles, people, members and settings could not be searched'),
    done: count === 0 ? t('Nothing found') : t('[one 1 result|other :count results]', { count }),
  }[results.state]
  const isSeen = count === 0 || isFailed
  return (
    <div className={isSeen ? classes.state : undefined}>
      <div role="status">{isSeen ? words : <VisuallyHidden>{words}</VisuallyHidden>}</div>
      {isFailed && (
        <button type="button" className={classes.retry} onClick={results.retry}>
          {t('Try again')}
        </button>
      )}
    </div>
  )
}

/** Goes there, and remembers it for this account on this device. */
function useChoose(onClose: () => void): (entry: PaletteEntry) => void {
  const navigate = useNavigate()
  const { user } = useSession()
  return (entry) => {
    if (user) {
      const all = readStored('palette') ?? {}
      writeStored('palette', { ...all, [user.id]: remember(all[user.id] ?? [], entry) })
    }
    onClose()
    const [to, hash] = entry.path.split('#')
    void navigate({ to: to!, ...(hash && { hash }) })
  }
}
