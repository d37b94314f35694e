import type { UseFormReturnType } from '@mantine/form'
import { useTranslate } from '../../../../lib/i18n.ts'
import { PictureField } from '../../../operations/files/admin/pictures/picture-field.tsx'
import type { SentPicture } from '../../../operations/files/admin/pictures/sent-picture.ts'
import classes from './images.module.css'
import type { ImageValues } from './images-tab.tsx'

interface ChosenImagesProps {
  form: UseFormReturnType<ImageValues>
  /** Where a picture is seen; undefined where it cannot be yet. */
  sourceOf(url: string): string | undefined
  onSent(picture: SentPicture): void
}

/** The two that stand for the title: sent, by their addresses, or chosen among its pictures. */
export function ChosenImages({ form, sourceOf, onSent }: ChosenImagesProps) {
  const t = useTranslate()
  return (
    <div className={classes.chosen}>
      {(['poster', 'backdrop'] as const).map((name) => (
        <PictureField
          key={name}
          label={name === 'poster' ? t('Poster picture') : t('Backdrop')}
          description={
            form.values[name] === '' ? t('Without one, the drawn one is shown.') : undefined
          }
          shape={name === 'poster' ? 'poster' : 'wide'}
          shownAt={sourceOf}
          onSent={onSent}
          {...form.getInputProps(name)}
        />
      ))}
    </div>
  )
}
