import type { ImagesSheet } from '@mediatheque/contract/catalogue/titles/editing/title-editing.schemas.ts'
import { Button, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslate } from '../../../../lib/i18n.ts'
import { pictureOf, STILL_WIDTHS } from '../../../../lib/pictures.ts'
import classes from './images.module.css'
import type { ImageValues } from './images-tab.tsx'

interface ChosenImagesProps {
  titleId: number
  form: UseFormReturnType<ImageValues>
  stored: ImagesSheet
}

/** The two that stand for the title: by their addresses, or chosen among its pictures. */
export function ChosenImages({ titleId, form, stored }: ChosenImagesProps) {
  const t = useTranslate()
  return (
    <div className={classes.chosen}>
      <Chosen name="poster" label={t('Poster picture')} {...{ titleId, form, stored }} />
      <Chosen name="backdrop" label={t('Backdrop')} {...{ titleId, form, stored }} />
    </div>
  )
}

interface ChosenProps extends ChosenImagesProps {
  name: 'poster' | 'backdrop'
  label: string
}

function Chosen({ titleId, form, stored, name, label }: ChosenProps) {
  const t = useTranslate()
  const url = form.values[name]
  const picture =
    url !== '' && url === stored[name]
      ? pictureOf({ kind: name, id: titleId, url }, STILL_WIDTHS)
      : undefined
  return (
    <div className={classes.one}>
      {picture && (
        <img {...picture} className={classes[name] ?? ''} sizes="160px" alt="" decoding="async" />
      )}
      <TextInput
        className={classes.field ?? ''}
        label={label}
        description={url === '' ? t('Without one, the drawn one is shown.') : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        type="url"
        maxLength={2_000}
        {...form.getInputProps(name)}
      />
      {url !== '' && (
        <Button
          variant="subtle"
          size="xs"
          aria-label={t(':label: :name', { label: t('Take it away'), name: label })}
          onClick={() => form.setFieldValue(name, '')}
        >
          {t('Take it away')}
        </Button>
      )}
    </div>
  )
}
