import { Checkbox, Textarea, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { ContractForm } from '../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useHumanCheck } from '../../../lib/human-check/use-human-check.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { PersonFields } from './person-fields.tsx'
import { SwornEnd } from './sworn-end.tsx'
import { TakedownLinks } from './takedown-links.tsx'
import classes from './takedowns.module.css'
import { sendTakedown } from './takedowns.queries.ts'

interface TakedownPageProps {
  /** Whole address of what the visitor came from. */
  address: string
}

/** A holder of rights says what has to go, and why. */
export function TakedownPage({ address }: TakedownPageProps) {
  const t = useTranslate()
  const [reference, setReference] = useState<string>()
  const check = useHumanCheck('takedown')
  const contract = useContractForm({
    initialValues: {
      name: '',
      organisation: '',
      on_behalf_of: '',
      email: '',
      postal_address: '',
      works: '',
      rights: '',
      addresses: address && `${address}\n`,
      good_faith: false,
      accuracy: false,
      signature: '',
      token: '',
    },
    write: sendTakedown,
    args: (values) => ({ body: values }),
    complete: async ({ body }) => ({ body: { ...body, token: await check.getToken() } }),
    onSuccess: (answer) => setReference(answer.reference),
  })
  const { form } = contract
  if (reference) return <Received reference={reference} email={form.values.email} />
  return (
    <Page narrow>
      <PageHeader
        title={t('Takedown notice')}
        text={t(
          'If something here infringes rights that you hold, or that you speak for, tell us. We look at each notice by hand.',
        )}
      />
      <ContractForm of={contract} className={classes.form}>
        <fieldset className={classes.part}>
          <legend>{t('Who you are')}</legend>
          <PersonFields form={form} />
          <div className={classes.two}>
            <TextInput
              label={t('Organisation (optional)')}
              autoComplete="organization"
              {...form.getInputProps('organisation')}
            />
            <TextInput
              label={t('On behalf of (optional)')}
              description={t('Where the rights are not your own')}
              {...form.getInputProps('on_behalf_of')}
            />
          </div>
        </fieldset>
        <fieldset className={classes.part}>
          <legend>{t('What it is about')}</legend>
          <Textarea
            label={t('The works')}
            description={t('Name each work: title, year, author.')}
            required
            autosize
            minRows={2}
            maxRows={12}
            {...form.getInputProps('works')}
          />
          <Textarea
            label={t('Your rights')}
            description={t('Which rights you hold, and why what is here infringes them.')}
            required
            autosize
            minRows={3}
            maxRows={16}
            {...form.getInputProps('rights')}
          />
          <Textarea
            label={t('Addresses on this site')}
            description={t('One a line: pages of titles or links, at most 50.')}
            required
            autosize
            minRows={3}
            maxRows={16}
            spellCheck={false}
            errorProps={{ className: classes.lines ?? '' }}
            {...form.getInputProps('addresses')}
          />
        </fieldset>
        <SwornEnd contract={contract} check={check} send={t('Send the notice')}>
          <Checkbox
            label={t(
              'I believe in good faith that this use is not authorised by the holder of the rights, its agent, or the law.',
            )}
            {...form.getInputProps('good_faith', { type: 'checkbox' })}
          />
          <Checkbox
            label={t(
              'I declare under penalty of perjury that what I say is accurate, and that I hold these rights or may act for who holds them.',
            )}
            {...form.getInputProps('accuracy', { type: 'checkbox' })}
          />
        </SwornEnd>
        <p className={classes.note}>
          {t(
            'Who you are is seen by those who decide, and by nobody else; it is deleted some time after the decision. What you claim and what we decide is kept.',
          )}
        </p>
      </ContractForm>
      <TakedownLinks without="form" />
    </Page>
  )
}

/** The form is gone: whoever cannot see that is told, by moving the focus here. */
function Received({ reference, email }: { reference: string; email: string }) {
  const t = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Page narrow>
      <div className={classes.card}>
        <h1 ref={heading} tabIndex={-1}>
          {t('We received your notice')}
        </h1>
        <p>{t('Its reference is :reference.', { reference })}</p>
        <p>
          {t('A mail is on its way to :email, with an address where you can follow it.', { email })}
        </p>
      </div>
      <TakedownLinks without="form" />
    </Page>
  )
}
