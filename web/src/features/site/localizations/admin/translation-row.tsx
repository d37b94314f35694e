import { Button, Group, Textarea } from '@mantine/core'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import {
  findLineFault,
  isPlural,
  placeholdersOf,
} from '@mediatheque/contract/site/localizations/check-line.ts'
import { formatLine } from '@mediatheque/contract/site/localizations/format-line.ts'
import {
  LINE_LIMITS,
  type TranslationView,
} from '@mediatheque/contract/site/localizations/translations.schemas.ts'
import { useId } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { Chip } from '../../../../ui/chip.tsx'
import classes from './localizations.module.css'
import type { useDrafts } from './use-drafts.ts'

interface TranslationRowProps {
  of: TranslationView
  language: Language
  drafts: ReturnType<typeof useDrafts>
}

const PREVIEWED = [0, 1, 2, 5]

/** A line in English and in the language: typed, checked, shown with numbers, and saved by itself. */
export function TranslationRow({ of: line, language, drafts }: TranslationRowProps) {
  const t = useTranslate()
  const english = useId()
  const said = drafts.lineOf(line)
  const fault = said === '' ? undefined : findLineFault(line.english, said)
  const names = placeholdersOf(line.english)
  const isDraft = drafts.isDraft(line)
  return (
    <li className={classes.line}>
      <div className={classes.english}>
        <p id={english} className={classes.source} lang="en">
          {line.english}
        </p>
        {line.key !== line.english && <p className={classes.quiet}>{line.key}</p>}
        <p className={classes.quiet}>
          {names.length > 0 && <>{t('Placeholders: :names', { names: names.join(', ') })} · </>}
          {line.used_in.join(', ')}
          {line.is_of_administration && <> · {t('Administration only')}</>}
        </p>
        <LineMarks of={line} />
      </div>
      <div className={classes.words}>
        <Textarea
          aria-label={t('Translation')}
          aria-describedby={english}
          lang={language}
          autosize
          minRows={1}
          maxLength={LINE_LIMITS.line}
          value={said}
          error={fault && t(fault.message, fault.values)}
          onChange={(event) => drafts.type(line, event.currentTarget.value)}
        />
        {isPlural(said) && !fault && (
          <ul className={classes.plurals} aria-label={t('With numbers')}>
            {PREVIEWED.map((count) => (
              <li key={count}>{formatLine(said, { count }, language)}</li>
            ))}
          </ul>
        )}
        <Group gap="xs">
          {isDraft && (
            <Button
              size="xs"
              loading={drafts.isSaving}
              disabled={fault !== undefined || said.trim() === ''}
              onClick={() => drafts.save(line)}
            >
              {t('Save')}
            </Button>
          )}
          {!isDraft && line.former_english !== null && (
            <Button
              size="xs"
              variant="default"
              loading={drafts.isSaving}
              onClick={() => drafts.confirm(line)}
            >
              {t('It still fits')}
            </Button>
          )}
          {line.line !== null && (
            <Button
              size="xs"
              variant="subtle"
              color="gray"
              loading={drafts.isSaving}
              onClick={() => drafts.reset(line)}
            >
              {line.shipped === null ? t('Remove the translation') : t('Back to what ships')}
            </Button>
          )}
        </Group>
      </div>
    </li>
  )
}

function LineMarks({ of: line }: { of: TranslationView }) {
  const t = useTranslate()
  const isMissing = line.line === null && line.shipped === null
  return (
    <>
      <Group gap="xs">
        {isMissing && <Chip tone="warn">{t('Missing')}</Chip>}
        {line.line !== null && <Chip tone="accent">{t('Changed here')}</Chip>}
        {line.is_faulty && <Chip tone="bad">{t('With faults')}</Chip>}
        {line.former_english !== null && <Chip tone="warn">{t('Outdated')}</Chip>}
      </Group>
      {line.former_english !== null && (
        <p className={classes.quiet}>
          {t('It was written for: :english', { english: line.former_english })}
        </p>
      )}
    </>
  )
}
