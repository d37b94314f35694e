import type { FileTitle } from '@mediatheque/contract/community/lists/list-import.schemas.ts'
import { Button } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslate } from '../../../../lib/i18n.ts'
import { AddTitle } from '../entries/add-title.tsx'
import classes from './import.module.css'

interface LookUpProps {
  /** What the file calls it. */
  name: string
  onFound(title: FileTitle): void
}

/** Says by hand which title of the catalogue a row is; Escape leaves it as it was. */
export function LookUp({ name, onFound }: LookUpProps) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    flushSync(() => setOpen(false))
    button.current?.focus()
  }
  if (!isOpen)
    return (
      <Button
        ref={button}
        size="compact-sm"
        variant="default"
        leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
        aria-label={t('Search the catalogue for “:name”', { name })}
        onClick={() => setOpen(true)}
      >
        {t('Search')}
      </Button>
    )
  return (
    <div className={classes.search}>
      <AddTitle
        label={t('Search the catalogue for “:name”', { name })}
        first={name}
        // The site says of what it found itself whether the list holds it, and leaves alone what it holds.
        isThere={() => false}
        onLeave={(by) => (by === 'escape' ? close() : setOpen(false))}
        onAdd={({ id, name: called, slug, year, type, is_series, poster }) => {
          onFound({ id, name: called, slug, year, type, is_series, poster, is_in_list: false })
          close()
        }}
      />
    </div>
  )
}
