import { ActionIcon, Button, Select } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconPhoto, IconX } from '@tabler/icons-react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { pictureOf, STILL_WIDTHS } from '../../../../lib/pictures.ts'
import { SortableRows } from '../../../../ui/sortable-rows.tsx'
import { useImageKinds } from './add-image.tsx'
import { movedTo } from '../../../../lib/moved-to.ts'
import classes from './images.module.css'
import type { ImageDraft, ImageValues } from './images-tab.tsx'

interface ImageRowsProps {
  images: readonly ImageDraft[]
  form: UseFormReturnType<ImageValues>
  onChange(images: readonly ImageDraft[]): void
}

/** Each in its place: dragged by the handle, or moved by its keys. */
export function ImageRows({ images, form, onChange }: ImageRowsProps) {
  const t = useTranslate()
  const nameOf = (image: ImageDraft) => t('Picture :number', { number: images.indexOf(image) + 1 })
  return (
    <SortableRows
      rows={images}
      idOf={({ key }) => key}
      handle={(image) => ({
        label: t('Move “:name”: arrow keys, Home, End', { name: nameOf(image) }),
        hint: t('Drag, or use the arrow keys'),
      })}
      onMove={(image, place) => onChange(movedTo(images, image, place))}
      render={(image) => (
        <Row
          image={image}
          at={images.indexOf(image)}
          name={nameOf(image)}
          form={form}
          onRemove={() => onChange(images.filter((other) => other !== image))}
        />
      )}
    />
  )
}

interface RowProps {
  image: ImageDraft
  at: number
  name: string
  form: ImageRowsProps['form']
  onRemove(): void
}

function Row({ image, at, name, form, onRemove }: RowProps) {
  const t = useTranslate()
  const kinds = useImageKinds()
  const fault = form.errors[`images.${at}.url`]
  const choose = image.kind === 'poster' ? 'poster' : 'backdrop'
  const label = choose === 'poster' ? t('Make it the poster') : t('Make it the backdrop')
  return (
    <div className={classes.row}>
      <Thumb image={image} />
      <span className={classes.words}>
        <span className={classes.url}>{image.url}</span>
        {fault && <span className={classes.fault}>{fault}</span>}
      </span>
      <Select
        aria-label={t(':label: :name', { label: t('What it shows'), name })}
        allowDeselect={false}
        data={kinds}
        {...form.getInputProps(`images.${at}.kind`)}
      />
      <Button
        variant="default"
        size="xs"
        aria-label={t(':label: :name', { label, name })}
        disabled={form.values[choose] === image.url}
        onClick={() => form.setFieldValue(choose, image.url)}
      >
        {label}
      </Button>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('Remove “:name”', { name })}
        title={t('Remove')}
        onClick={onRemove}
      >
        <IconX size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
    </div>
  )
}

/** What is not stored yet, the site does not fetch for anybody. */
function Thumb({ image: { id, url } }: { image: ImageDraft }) {
  const picture = id === undefined ? undefined : pictureOf({ kind: 'image', id, url }, STILL_WIDTHS)
  return (
    <span className={classes.thumb}>
      {picture ? (
        <img {...picture} sizes="96px" alt="" loading="lazy" decoding="async" />
      ) : (
        <IconPhoto size={20} stroke={1.5} aria-hidden />
      )}
    </span>
  )
}
