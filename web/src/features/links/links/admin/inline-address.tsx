import type { LinkView } from '@mediatheque/contract/links/links/links.schemas.ts'
import { TextInput } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useUpdateLink } from '../links.queries.ts'
import classes from './title-links.module.css'

const focusOnce = (input: HTMLInputElement | null) => input?.focus()

/** The address of a link, changed where it stands: Enter saves, Escape leaves it. Several parts are edited on the page. */
export function InlineAddress({ link }: { link: LinkView }) {
  const t = useTranslate()
  const [text, setText] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { mutate, isPending } = useUpdateLink()
  // A dialog that says who was faster takes the focus: what was typed stays.
  const isKept = useRef(false)
  const close = () => {
    setText(null)
    setTimeout(() => button.current?.focus(), 0)
  }
  const save = () => {
    if (text === null || text.trim() === link.lien) return close()
    isKept.current = true
    mutate(
      {
        params: { id: link.id },
        body: { id: link.id, version: link.version, lien: text.trim() },
      },
      { onSuccess: close },
    )
  }
  if (text !== null) {
    return (
      <TextInput
        size="xs"
        ref={focusOnce}
        value={text}
        disabled={isPending}
        aria-label={t('Address of link :id', { id: link.id })}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={() => !isKept.current && close()}
        onKeyDown={({ key }) => {
          isKept.current = false
          if (key === 'Enter') save()
          if (key === 'Escape') close()
        }}
      />
    )
  }
  return (
    <span className={classes.url}>
      <a href={link.lien} target="_blank" rel="noreferrer noopener" title={link.lien}>
        {link.lien.replace(/^https?:\/\/(www\.)?/, '')}
      </a>
      {link.can.update && link.total_parts === 1 && (
        <button
          ref={button}
          type="button"
          className={classes.inlineEdit}
          onClick={() => setText(link.lien)}
          aria-label={t('Change the address of link :id', { id: link.id })}
        >
          <IconPencil size={14} stroke={1.5} aria-hidden />
        </button>
      )}
    </span>
  )
}
