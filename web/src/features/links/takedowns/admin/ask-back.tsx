import type { NoticeView } from '@mediatheque/contract/links/takedowns/takedowns.schemas.ts'
import { Button, Textarea } from '@mantine/core'
import { ContractForm } from '../../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import shared from '../takedowns.module.css'
import classes from './desk.module.css'
import { askBackTakedown } from './takedowns-desk.queries.ts'

/** What was asked of the sender and answered, and a way to ask more. */
export function AskBack({ notice }: { notice: NoticeView }) {
  const t = useTranslate()
  const format = useFormat()
  const contract = useContractForm({
    initialValues: { body: '' },
    write: askBackTakedown,
    args: ({ body }) => ({ params: { id: notice.id }, body: { version: notice.version, body } }),
    onSuccess: () => {
      contract.form.reset()
      toast.positive(t('Message sent'))
    },
  })
  return (
    <section className={classes.section} aria-labelledby="messages">
      <h2 id="messages">{t('Messages')}</h2>
      {notice.messages.map((message) => (
        <div
          key={message.created_at}
          className={shared.message}
          data-own={message.is_by_staff || undefined}
        >
          <small>
            {message.is_by_staff ? (message.username ?? t('This site')) : t('Sender')} ·{' '}
            {format.dateTime(message.created_at)}
          </small>
          {message.body}
        </div>
      ))}
      {notice.person && (
        <ContractForm of={contract} className={shared.part}>
          <Textarea
            label={t('Ask the sender something')}
            description={t('It is sent by mail; the notice then waits for the answer.')}
            required
            autosize
            minRows={2}
            maxRows={10}
            {...contract.form.getInputProps('body')}
          />
          <div>
            <Button type="submit" variant="default" loading={contract.isSubmitting}>
              {t('Ask')}
            </Button>
          </div>
        </ContractForm>
      )}
    </section>
  )
}
