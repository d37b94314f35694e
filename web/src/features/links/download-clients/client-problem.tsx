import {
  CLIENT_PROBLEMS,
  type ClientProblem as Problem,
} from '@mediatheque/contract/links/download-clients/client-problems.ts'
import { Button } from '@mantine/core'
import { useTranslate } from '../../../lib/i18n.ts'
import classes from './download-clients.module.css'

/** What is wrong with a client, with the way out where this page knows one. */
export function ClientProblem({ problem }: { problem: Problem }) {
  const t = useTranslate()
  return (
    <span className={classes.problem}>
      {t(CLIENT_PROBLEMS[problem])}
      {problem === 'oldPage' && (
        <Button size="compact-sm" variant="default" onClick={() => location.reload()}>
          {t('Reload the page')}
        </Button>
      )}
    </span>
  )
}
