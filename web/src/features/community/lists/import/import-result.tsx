import type { ImportAnswer } from '@mediatheque/contract/community/lists/list-import.schemas.ts'
import { listUrl } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../../lib/i18n.ts'
import { focusAtOnce } from '../../../../lib/focus-on.ts'
import classes from './import.module.css'

interface ImportResultProps {
  answer: ImportAnswer
  onAgain(): void
}

/** What was added, what was not, and the way to the list. */
export function ImportResult({ answer, onAgain }: ImportResultProps) {
  const t = useTranslate()
  const { list, added, already_there, refused } = answer
  const countOf = (reason: 'gone' | 'full') => refused.filter((one) => one.reason === reason).length
  const rest = [
    [already_there, '[one 1 was there already|other :count were there already]'],
    [
      countOf('gone'),
      '[one 1 is no longer in the catalogue|other :count are no longer in the catalogue]',
    ],
    [
      countOf('full'),
      '[one 1 found no place: the list is full|other :count found no place: the list is full]',
    ],
  ] as const
  return (
    <section className={classes.result} aria-labelledby="imported">
      <IconCircleCheck size={36} stroke={1.5} aria-hidden />
      <h2 id="imported" tabIndex={-1} ref={focusAtOnce}>
        {t('[one 1 title|other :count titles] imported into “:name”', {
          count: added,
          name: list.name,
        })}
      </h2>
      <ul className={classes.parts}>
        {rest.map(([count, words]) => count > 0 && <li key={words}>{t(words, { count })}</li>)}
      </ul>
      <div className={classes.buttons}>
        <Button renderRoot={(props) => <Link to={listUrl(list) as '/'} {...props} />}>
          {t('View list')}
        </Button>
        <Button variant="default" onClick={onAgain}>
          {t('Import another file')}
        </Button>
      </div>
    </section>
  )
}
