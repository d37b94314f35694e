import type { WithdrawnPageView } from '@mediatheque/contract/links/takedowns/takedowns.schemas.ts'
import { Button, Checkbox, Textarea } from '@mantine/core'
import { useState } from 'react'
import { ContractForm } from '../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useHumanCheck } from '../../../lib/human-check/use-human-check.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { Page } from '../../../ui/page.tsx'
import { PersonFields } from './person-fields.tsx'
import { SwornEnd } from './sworn-end.tsx'
import { TakedownLinks } from './takedown-links.tsx'
import classes from './takedowns.module.css'
import { sendCounterNotice } from './takedowns.queries.ts'
import WithdrawnPage from './withdrawn-page.tsx'

/** What was withdrawn, and how one says that it was a mistake. */
export function CounterNoticePage({ page }: { page: WithdrawnPageView }) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const { withdrawn, has_counter_notice: isAnswered, counter_notice_days: days } = page
  return (
    <>
      <WithdrawnPage withdrawn={withdrawn}>
        {isAnswered ? (
          <p role="status" className={classes.goneText}>
            {t('A counter-notice about this waits for a decision.')}
          </p>
        ) : (
          !isOpen && (
            <div className={classes.actions}>
              <Button onClick={() => setOpen(true)}>{t('Send a counter-notice')}</Button>
            </div>
          )
        )}
      </WithdrawnPage>
      <Page narrow>
        {isOpen && !isAnswered && <CounterNoticeForm withdrawn={withdrawn} days={days} />}
        <TakedownLinks without="form" />
      </Page>
    </>
  )
}

function CounterNoticeForm({
  withdrawn,
  days,
}: {
  withdrawn: WithdrawnPageView['withdrawn']
  days: number
}) {
  const t = useTranslate()
  const check = useHumanCheck('takedown')
  const contract = useContractForm({
    initialValues: {
      name: '',
      email: '',
      postal_address: '',
      statement: '',
      good_faith: false,
      jurisdiction: false,
      signature: '',
      token: '',
    },
    write: sendCounterNotice,
    args: (body) => ({ params: { kind: withdrawn.kind, id: withdrawn.id }, body }),
    complete: async (args) => ({
      ...args,
      body: { ...args.body, token: await check.getToken() },
    }),
  })
  const { form } = contract
  return (
    <ContractForm of={contract} className={classes.form}>
      <fieldset className={classes.part}>
        <legend>{t('Counter-notice')}</legend>
        <p className={classes.note}>
          {t(
            'The sender of the notice has [one 1 day|other :count days] to answer. They learn that there is a counter-notice, and not who sent it. Then we decide.',
            { count: days },
          )}
        </p>
        <PersonFields form={form} />
        <Textarea
          label={t('Why it should come back')}
          required
          autosize
          minRows={4}
          maxRows={16}
          {...form.getInputProps('statement')}
        />
      </fieldset>
      <SwornEnd contract={contract} check={check} send={t('Send the counter-notice')}>
        <Checkbox
          label={t(
            'I declare under penalty of perjury that I believe in good faith that this was withdrawn by mistake or misidentification.',
          )}
          {...form.getInputProps('good_faith', { type: 'checkbox' })}
        />
        <Checkbox
          label={t('I accept that the courts of where I live may decide about it.')}
          {...form.getInputProps('jurisdiction', { type: 'checkbox' })}
        />
      </SwornEnd>
    </ContractForm>
  )
}
