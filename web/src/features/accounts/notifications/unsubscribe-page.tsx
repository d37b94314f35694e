import type { MailChoiceView } from '@mediatheque/contract/accounts/notifications/unsubscribe.endpoints.ts'
import { unsubscribeEndpoints } from '@mediatheque/contract/accounts/notifications/unsubscribe.endpoints.ts'
import { Button } from '@mantine/core'
import { IconMail, IconMailOff } from '@tabler/icons-react'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../lib/i18n.ts'
import { endpointMutation, showAnswer } from '../../../lib/queries.ts'
import { useSession } from '../../../lib/session.tsx'
import { toastError } from '../../../lib/toast.ts'
import { AnswerCard } from '../../../ui/answer-card.tsx'
import { mailChoiceQuery } from './notifications.queries.ts'

/** Where the link of a mail leads. Nothing changes before the button: programs that scan mails open links too. */
export function UnsubscribePage({ token }: { token: string }) {
  const t = useTranslate()
  const queries = useQueryClient()
  const { user, settings } = useSession()
  const { data: choice } = useSuspenseQuery(mailChoiceQuery(token))
  const handlers = {
    onSuccess: (changed: MailChoiceView) => showAnswer(queries, mailChoiceQuery(token), changed),
    onError: toastError,
  }
  const off = useMutation({ ...endpointMutation(unsubscribeEndpoints.switchMailOff), ...handlers })
  const on = useMutation({ ...endpointMutation(unsubscribeEndpoints.switchMailOn), ...handlers })
  const Icon = choice.is_on ? IconMail : IconMailOff
  return (
    <AnswerCard
      icon={<Icon size={40} stroke={1.25} aria-hidden />}
      title={choice.is_on ? t('Stop these e-mails?') : t('These e-mails have stopped')}
      actions={
        <>
          {choice.is_on ? (
            <Button onClick={() => off.mutate({ params: { token } })} loading={off.isPending}>
              {t('Stop these e-mails')}
            </Button>
          ) : (
            <Button
              variant="default"
              onClick={() => on.mutate({ params: { token } })}
              loading={on.isPending}
            >
              {t('Undo')}
            </Button>
          )}
          {user && settings.notif.subs.integrated && (
            <Button component={Link} to="/notifications/settings" variant="subtle">
              {t('All notification settings')}
            </Button>
          )}
        </>
      }
    >
      <div aria-live="polite">
        <p>
          {choice.is_on
            ? t(
                'You will get no more e-mails at :email about: “:name”. Other e-mails, and notifications on the site, stay as they are.',
                { email: choice.email, name: choice.name },
              )
            : t('You get no e-mails at :email about: “:name”.', {
                email: choice.email,
                name: choice.name,
              })}
        </p>
      </div>
    </AnswerCard>
  )
}
