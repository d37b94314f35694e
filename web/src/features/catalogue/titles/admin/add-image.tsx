import { TITLE_IMAGE_KINDS } from '@mediatheque/contract/catalogue/titles/editing/title-editing.schemas.ts'
import { Button, Select, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import classes from './images.module.css'
import type { ImageDraft } from './images-tab.tsx'

export const KIND_LABELS: Readonly<Record<ImageDraft['kind'], string>> = {
  poster: 'Poster picture',
  backdrop: 'Backdrop',
  still: 'Still',
}

/** The kinds of pictures, to choose from. */
export function useImageKinds() {
  const t = useTranslate()
  return TITLE_IMAGE_KINDS.map((value) => ({ value, label: t(KIND_LABELS[value]) }))
}

interface AddImageProps {
  onAdd(image: Pick<ImageDraft, 'kind' | 'url'>): void
}

/** One more picture, by its address; Enter adds it, without saving the page. */
export function AddImage({ onAdd }: AddImageProps) {
  const t = useTranslate()
  const [url, setUrl] = useState('')
  const [kind, setKind] = useState<ImageDraft['kind']>('still')
  const isAddress = /^https?:\/\/./.test(url.trim()) && URL.canParse(url.trim())
  const add = () => {
    if (!isAddress) return
    onAdd({ kind, url: url.trim() })
    setUrl('')
  }
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <div className={classes.add}>
      <TextInput
        label={t('Address of a picture')}
        type="url"
        maxLength={2_000}
        value={url}
        onChange={(event) => setUrl(event.currentTarget.value)}
        onKeyDown={addByEnter}
      />
      <Select
        label={t('What it shows')}
        allowDeselect={false}
        data={useImageKinds()}
        value={kind}
        onChange={(value) => value && setKind(value as ImageDraft['kind'])}
      />
      <Button
        variant="default"
        leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
        disabled={!isAddress}
        onClick={add}
      >
        {t('Add a picture')}
      </Button>
    </div>
  )
}
