import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import type { OfForm } from './video-fields.tsx'
import classes from './videos.module.css'

const MOST = 200

/** Chapters, each from a moment on; they are put in their order when they are saved. */
export function ChapterFields({ form }: OfForm) {
  const t = useTranslate()
  const made = useRef(0)
  const { chapters } = form.values
  const add = () => {
    made.current += 1
    form.setFieldValue('chapters', [
      ...chapters,
      { key: `new ${made.current}`, start: '', name: '' },
    ])
  }
  const named = (label: string, index: number) =>
    t(':label: :name', { label, name: t('Chapter :number', { number: index + 1 }) })
  return (
    <div className={classes.chapters} role="group" aria-label={t('Chapters')}>
      {chapters.map(({ key }, index) => (
        <div key={key} className={classes.chapter}>
          <TextInput
            aria-label={named(t('Beginning'), index)}
            placeholder="0:00"
            maxLength={20}
            {...form.getInputProps(`chapters.${index}.start`)}
          />
          <TextInput
            aria-label={named(t('Name'), index)}
            placeholder={t('Name')}
            maxLength={200}
            {...form.getInputProps(`chapters.${index}.name`)}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('Remove “:name”', { name: t('Chapter :number', { number: index + 1 }) })}
            title={t('Remove')}
            onClick={() =>
              form.setFieldValue(
                'chapters',
                chapters.filter((other) => other.key !== key),
              )
            }
          >
            <IconX size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <Button
        variant="default"
        size="xs"
        className={classes.addChapter ?? ''}
        leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
        disabled={chapters.length >= MOST}
        onClick={add}
      >
        {t('Add a chapter')}
      </Button>
    </div>
  )
}
