import { Button } from '@mantine/core'
import { IconArrowRight, IconCircleCheck, IconPlus } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { useWrite } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { siteUrl } from '../../../../lib/page-data.ts'
import { useSession } from '../../../../lib/session.tsx'
import { toast } from '../../../../lib/toast.ts'
import { addFreeFilms, firstStepsQuery } from './first-steps.queries.ts'
import classes from './first-steps.module.css'
import { StepButtons } from './first-steps-page.tsx'

/**
 * The ways to the first titles.
 * @param importButton what imports from an outside database
 */
export function TitlesStep({ importButton }: { importButton: ReactNode }) {
  const t = useTranslate()
  const { can } = useSession()
  const { data } = useSuspenseQuery(firstStepsQuery())
  const said = useFocusOnceThere(data.has_titles)
  return (
    <>
      <div role="status">
        {data.has_titles && (
          <p className={classes.good} ref={said} tabIndex={-1}>
            <IconCircleCheck size={20} stroke={1.5} aria-hidden />
            {t('Your catalogue has its first titles.')}
          </p>
        )}
      </div>
      <ul className={classes.ways}>
        {!data.has_titles && can('titles.create') && <FreeFilms count={data.free_films} />}
        <Way
          title={t('Import titles')}
          text={
            data.has_source
              ? t('Find titles in an outside database by name, and take them over.')
              : t('No outside database is set up yet.')
          }
        >
          {data.has_source ? (
            importButton
          ) : (
            <Button
              variant="default"
              renderRoot={(props) => (
                <Link to="/admin/first-steps" search={{ step: 'sources' }} {...props} />
              )}
            >
              {t('Where facts come from')}
            </Button>
          )}
        </Way>
        {can('titles.import') && (
          <Way
            title={t('Read a file of a catalogue')}
            text={t('What another site exported, line by line.')}
          >
            <Button
              variant="default"
              renderRoot={(props) => <Link to="/admin/titles/exchange" {...props} />}
            >
              {t('Export and import')}
            </Button>
          </Way>
        )}
        <Way
          title={t('Enter a title by hand')}
          text={t('Name, facts and pictures, as you know them.')}
        >
          <Button
            variant="default"
            renderRoot={(props) => <Link to="/admin/titles/new" {...props} />}
          >
            {t('Add title')}
          </Button>
        </Way>
      </ul>
      <StepButtons
        step="titles"
        save={
          data.has_titles ? (
            <Button
              component="a"
              href={siteUrl('/')}
              rightSection={<IconArrowRight size={18} stroke={1.5} aria-hidden />}
            >
              {t('Look at your site')}
            </Button>
          ) : undefined
        }
      />
    </>
  )
}

/** The button that brought them is gone with the press: whoever pressed it goes on where that is said. */
function useFocusOnceThere(isThere: boolean) {
  const said = useRef<HTMLParagraphElement>(null)
  const was = useRef(isThere)
  useEffect(() => {
    if (isThere && !was.current && document.activeElement === document.body) said.current?.focus()
    was.current = isThere
  }, [isThere])
  return said
}

function FreeFilms({ count }: { count: number }) {
  const t = useTranslate()
  const { mutate, isPending } = useWrite(addFreeFilms, {
    onSuccess: ({ added }) => toast.positive(t(':count films were added', { count: added })),
  })
  return (
    <Way
      title={t('Begin with films in the public domain')}
      text={t(
        ':count films that belong to everybody, with their facts in English and French and links to where they lawfully lie.',
        { count },
      )}
    >
      <Button
        loading={isPending}
        leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
        onClick={() => mutate({})}
      >
        {t('Add :count films', { count })}
      </Button>
    </Way>
  )
}

function Way({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className={classes.way}>
      <div>
        <h3>{title}</h3>
        <p className={classes.dim}>{text}</p>
      </div>
      {children}
    </li>
  )
}
