import { LIST_NOTE_MAX_LENGTH } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import type { FileTitle } from '@mediatheque/contract/community/lists/list-import.schemas.ts'
import { TITLE_TYPE_LABELS } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { Checkbox, NativeSelect } from '@mantine/core'
import { IconHelpCircle, IconMovieOff } from '@tabler/icons-react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { THUMB_WIDTHS } from '../../../../lib/pictures.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { Poster } from '../../../../ui/poster.tsx'
import { frameOf, posterOf } from '../../../catalogue/title-cards/artwork.ts'
import classes from './import.module.css'
import { LookUp } from './look-up.tsx'
import type { SettledRow } from './settle-rows.ts'

interface FileRowProps {
  settled: SettledRow
  onChoose(titleId: number | null): void
  onLookUp(title: FileTitle): void
}

/** A row of the file, and which title it is. */
export function FileRow({ settled, onChoose, onLookUp }: FileRowProps) {
  const t = useTranslate()
  const { row, fate, candidates } = settled
  const name = row.name ?? t('Line :line', { line: row.line })
  const [first] = candidates
  const isSingle = candidates.length === 1
  const isDecided = fate === 'there' || fate === 'same'
  return (
    <li className={classes.row} data-fate={fate}>
      <span className={classes.check}>
        {isSingle && first && !isDecided && (
          <Checkbox
            aria-label={t('Import “:name”', { name })}
            checked={fate === 'taken'}
            onChange={({ currentTarget }) => onChoose(currentTarget.checked ? first.id : null)}
          />
        )}
      </span>
      <div className={classes.said}>
        <span className={classes.line}>{t('Line :line', { line: row.line })}</span>
        <span className={classes.name}>{name}</span>
        {row.year !== null && <span className={classes.facts}>{row.year}</span>}
        {row.note && <p className={classes.note}>{row.note}</p>}
        {row.is_note_cut && (
          <p className={classes.facts}>
            {t('The note was cut to :most letters.', { most: LIST_NOTE_MAX_LENGTH })}
          </p>
        )}
      </div>
      <div className={classes.found}>
        <Picture title={settled.title ?? (isSingle && first ? first : null)} fate={fate} />
        <div className={classes.which}>
          {candidates.length > 1 ? (
            <NativeSelect
              aria-label={t('Which title is “:name”?', { name })}
              value={settled.title?.id ?? ''}
              onChange={({ currentTarget }) =>
                onChoose(currentTarget.value === '' ? null : Number(currentTarget.value))
              }
              data={[
                { value: '', label: fate === 'open' ? t('Choose a title') : t('Leave out') },
                ...candidates.map((title) => ({ value: String(title.id), label: wordsOf(title) })),
              ]}
            />
          ) : (
            first && (
              <>
                <span className={classes.name}>{first.name}</span>
                <span className={classes.facts}>{factsOf(first)}</span>
              </>
            )
          )}
          <State settled={settled} />
          {row.state !== 'found' && <LookUp name={row.name ?? ''} onFound={onLookUp} />}
        </div>
      </div>
    </li>
  )

  function factsOf({ year, type }: FileTitle): string {
    return [year, t(TITLE_TYPE_LABELS[type])].filter(Boolean).join(' · ')
  }
  function wordsOf(title: FileTitle): string {
    return `${title.name} (${factsOf(title)})`
  }
}

function Picture({ title, fate }: Pick<SettledRow, 'title' | 'fate'>) {
  if (title)
    return (
      <span className={classes.thumb}>
        <Poster
          picture={posterOf(title, THUMB_WIDTHS)}
          fallback={frameOf(title, true).drawing}
          alt=""
          sizes="44px"
        />
      </span>
    )
  const Icon = fate === 'missing' ? IconMovieOff : IconHelpCircle
  return (
    <span className={classes.nothing}>
      <Icon size={20} stroke={1.5} aria-hidden />
    </span>
  )
}

/** What has to be said of it besides. */
function State({ settled: { row, fate, sameAs } }: { settled: SettledRow }) {
  const t = useTranslate()
  if (fate === 'missing')
    return <span className={classes.facts}>{t('Not found in the catalogue')}</span>
  if (fate === 'there') return <Chip>{t('In the list already')}</Chip>
  if (fate === 'same') return <Chip>{t('The same as line :line', { line: sameAs ?? 0 })}</Chip>
  if (fate === 'open') return <Chip tone="warn">{t('Please choose')}</Chip>
  if (fate === 'left') return <Chip>{t('Left out')}</Chip>
  return row.state === 'likely' ? <Chip tone="accent">{t('Likely')}</Chip> : null
}
