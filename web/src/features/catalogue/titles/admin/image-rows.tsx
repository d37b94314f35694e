import { ActionIcon, Button, Select } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconPhoto, IconX } from '@tabler/icons-react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { pictureOf, STILL_WIDTHS } from '../../../../lib/pictures.ts'
import { SortableRows } from '../../../../ui/sortable-rows.tsx'
import { CropButton } from '../../../operations/files/admin/pictures/crop-button.tsx'
import { isSent, type SentPicture } from '../../../operations/files/admin/pictures/sent-picture.ts'
import { useImageKinds } from './add-image.tsx'
import { movedTo } from '../../../../lib/moved-to.ts'
import classes from './images.module.css'
import type { ImageDraft, ImageValues } from './images-tab.tsx'

interface ImageRowsProps {
  images: readonly ImageDraft[]
  form: UseFormReturnType<ImageValues>
  /** Where a picture is seen; undefined where it cannot be yet. */
  sourceOf(url: string): string | undefined
  onChange(images: readonly ImageDraft[]): void
  onCut(image: ImageDraft, picture: SentPicture): void
  onRemove(image: ImageDraft): void
}

/** Each in its place: dragged by the handle, or moved by its keys. */
export function ImageRows({ images, form, sourceOf, onChange, onCut, onRemove }: ImageRowsProps) {
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
          src={sourceOf(image.url)}
          onCut={(picture) => onCut(image, picture)}
          onRemove={() => onRemove(image)}
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
  src: string | undefined
  onCut(picture: SentPicture): void
  onRemove(): void
}

function Row({ image, at, name, form, src, onCut, onRemove }: RowProps) {
  const t = useTranslate()
  const kinds = useImageKinds()
  const fault = form.errors[`images.${at}.url`]
  const choose = image.kind === 'poster' ? 'poster' : 'backdrop'
  const label = choose === 'poster' ? t('Make it the poster') : t('Make it the backdrop')
  return (
    <div className={classes.row}>
      <Thumb image={image} src={src} />
      <span className={classes.words}>
        <span className={classes.url}>
          {isSent(image.url) ? t('A picture that was sent to this site.') : image.url}
        </span>
        {fault && <span className={classes.fault}>{fault}</span>}
      </span>
      <Select
        aria-label={t(':label: :name', { label: t('What it shows'), name })}
        allowDeselect={false}
        data={kinds}
        {...form.getInputProps(`images.${at}.kind`)}
      />
      <span className={classes.acts}>
        <Button
          variant="default"
          size="xs"
          aria-label={t(':label: :name', { label, name })}
          disabled={form.values[choose] === image.url}
          onClick={() => form.setFieldValue(choose, image.url)}
        >
          {label}
        </Button>
        <CropButton
          name={name}
          picture={
            src === undefined
              ? undefined
              : { address: image.url, src, shape: image.kind === 'poster' ? 'poster' : 'wide' }
          }
          onCut={onCut}
        />
      </span>
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
function Thumb({ image: { id, url }, src }: { image: ImageDraft; src: string | undefined }) {
  const sent = src === undefined ? undefined : { src }
  const picture = id === undefined ? sent : pictureOf({ kind: 'image', id, url }, STILL_WIDTHS)
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
