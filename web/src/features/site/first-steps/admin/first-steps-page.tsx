import type { FirstStepsView } from '@mediatheque/contract/site/first-steps/first-steps.endpoints.ts'
import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { showCurrent } from '../../../../lib/show-current.ts'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { firstStepsQuery } from './first-steps.queries.ts'
import classes from './first-steps.module.css'
import {
  FIRST_STEPS,
  type FirstStep,
  numberOf,
  STEP_NAMES,
  STEP_TEXTS,
  STEPS_COUNT,
} from './steps.ts'

interface FirstStepsPageProps {
  readonly step: FirstStep
  /** What the step asks for. */
  readonly children: ReactNode
}

/** Where a new site is set up, one step at a time; each can be come back to. */
export function FirstStepsPage({ step, children }: FirstStepsPageProps) {
  const t = useTranslate()
  const { data } = useSuspenseQuery(firstStepsQuery())
  const heading = useHeadingOf(step)
  return (
    <Page>
      <PageHeader
        title={t('First steps')}
        text={t(
          'Five steps from an empty site to one that people can use. Everything can be changed later.',
        )}
      />
      <div className={classes.layout}>
        <nav ref={showCurrent} key={step} className={classes.rail} aria-label={t('First steps')}>
          <ol className={classes.steps}>
            <li data-done>
              <span className={classes.step}>
                <Mark number={1} isDone />
                {t('Your account')}
              </span>
            </li>
            {FIRST_STEPS.map((name) => (
              <li key={name} data-done={isDone(name, data) || undefined}>
                <Link
                  className={classes.step}
                  to="/admin/first-steps"
                  search={{ step: name }}
                  {...(name === step && { 'aria-current': 'step' as const })}
                >
                  <Mark number={numberOf(name)} isDone={isDone(name, data)} />
                  {t(STEP_NAMES[name])}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <section className={classes.panel} aria-labelledby="first-step">
          <header>
            <p className={classes.number}>
              {t('Step :step of :count', { step: numberOf(step), count: STEPS_COUNT })}
            </p>
            <h2 ref={heading} id="first-step" tabIndex={-1}>
              {t(STEP_NAMES[step])}
            </h2>
            <p className={classes.dim}>{t(STEP_TEXTS[step])}</p>
          </header>
          {children}
        </section>
      </div>
    </Page>
  )
}

/** Who goes on by a press goes on at the top of the next step. */
function useHeadingOf(step: FirstStep) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step])
  return heading
}

/** Languages are right as they are for many, and nobody says so. */
const isDone = (step: FirstStep, data: FirstStepsView): boolean =>
  ({
    look: data.is_named,
    languages: false,
    sources: data.has_source,
    titles: data.has_titles,
  })[step]

function Mark({ number, isDone: done }: { number: number; isDone: boolean }) {
  const t = useTranslate()
  return (
    <>
      <span className={classes.mark} aria-hidden>
        {done ? <IconCheck size={16} stroke={2.5} /> : number}
      </span>
      {done && <VisuallyHidden>{t('Done')}</VisuallyHidden>}
    </>
  )
}

interface StepButtonsProps {
  readonly step: FirstStep
  /** In place of what leads on without saving. */
  readonly save?: ReactNode
}

/** Back, later, and on. */
export function StepButtons({ step, save }: StepButtonsProps) {
  const t = useTranslate()
  const at = FIRST_STEPS.indexOf(step)
  const [before, next] = [FIRST_STEPS[at - 1], FIRST_STEPS[at + 1]]
  return (
    <div className={classes.buttons}>
      {before && (
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link to="/admin/first-steps" search={{ step: before }} {...props} />
          )}
        >
          {t('Step before')}
        </Button>
      )}
      <Button
        variant="subtle"
        color="gray"
        className={classes.later}
        renderRoot={(props) => <Link to="/admin" {...props} />}
      >
        {t('Later')}
      </Button>
      {save ??
        (next && (
          <Button
            renderRoot={(props) => (
              <Link to="/admin/first-steps" search={{ step: next }} {...props} />
            )}
          >
            {t('Go on')}
          </Button>
        ))}
    </div>
  )
}
