import type { SentNoticeView } from '@mediatheque/contract/links/takedowns/takedowns.schemas.ts'
import { Button, Textarea } from '@mantine/core'
import { ContractForm } from '../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { toast } from '../../../lib/toast.ts'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { DecisionChip, NoticeStatusChip } from './notice-items.tsx'
import { TakedownLinks } from './takedown-links.tsx'
import classes from './takedowns.module.css'
import { answerTakedown } from './takedowns.queries.ts'

/** What became of a notice, for who has the address of the mail. */
export function SentNoticePage({ token, notice }: { token: string; notice: SentNoticeView }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <Page narrow>
      <PageHeader
        title={t('Your notice :reference', { reference: notice.reference })}
        text={t('Received on :day.', { day: format.longDate(notice.created_at) })}
        actions={<NoticeStatusChip status={notice.status} />}
      />
      <section className={classes.section}>
        <h2>{t('What it is about')}</h2>
        <ul className={classes.items}>
          {notice.items.map((item) => (
            <li key={item.address} className={classes.item}>
              <span className={classes.itemHead}>
                {item.title.name}
                <DecisionChip item={item} />
              </span>
              <span className={classes.address}>{item.address}</span>
              {item.reason && <span>{t('Reason: :reason', { reason: item.reason })}</span>}
            </li>
          ))}
        </ul>
      </section>
      <section className={classes.section}>
        <h2>{t('Messages')}</h2>
        {notice.messages.length === 0 && <p className={classes.note}>{t('No messages yet.')}</p>}
        {notice.messages.map((message) => (
          <div
            key={message.created_at}
            className={classes.message}
            data-own={!message.is_by_staff || undefined}
          >
            <small>
              {message.is_by_staff ? t('This site') : t('You')} ·{' '}
              {format.dateTime(message.created_at)}
            </small>
            {message.body}
          </div>
        ))}
        <AnswerForm token={token} />
      </section>
      <TakedownLinks without="form" />
    </Page>
  )
}

function AnswerForm({ token }: { token: string }) {
  const t = useTranslate()
  const contract = useContractForm({
    initialValues: { body: '' },
    write: answerTakedown,
    args: (body) => ({ params: { token }, body }),
    onSuccess: () => {
      contract.form.reset()
      toast.positive(t('Message sent'))
    },
  })
  return (
    <ContractForm of={contract} className={classes.part}>
      <Textarea
        label={t('Message to those who decide')}
        required
        autosize
        minRows={2}
        maxRows={10}
        {...contract.form.getInputProps('body')}
      />
      <div>
        <Button type="submit" variant="default" loading={contract.isSubmitting}>
          {t('Send')}
        </Button>
      </div>
    </ContractForm>
  )
}
