import { Button, Textarea, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { ContractForm } from '../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useHumanCheck } from '../../../lib/human-check/use-human-check.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import { toast } from '../../../lib/toast.ts'
import { HumanCheckField } from '../../../ui/human-check-field.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import classes from './contact.module.css'
import { sendContactMessage } from './contact.queries.ts'

interface ContactPageProps {
  /** The number of a warning or a suspension that the message is about. */
  appeal?: number
  /** The message was taken in. */
  onSent(): void
}

/** A visitor writes to those who run the site. */
export function ContactPage({ appeal, onSent }: ContactPageProps) {
  const t = useTranslate()
  const { user } = useSession()
  const check = useHumanCheck('contact')
  const contract = useContractForm({
    initialValues: {
      name: user?.username ?? '',
      email: user?.email ?? '',
      message: appeal
        ? `${t('About decision no. :number of the moderators:', { number: String(appeal) })}\n\n`
        : '',
      token: '',
    },
    write: sendContactMessage,
    args: (values) => ({ body: values }),
    complete: async ({ body }) => ({ body: { ...body, token: await check.getToken() } }),
    onSuccess: () => {
      toast.positive(t('Your message has been submitted.'))
      onSent()
    },
  })
  const { form } = contract
  return (
    <Page narrow>
      <PageHeader
        title={t('Contact')}
        text={t('Write to those who run this site. The answer comes by mail.')}
      />
      <ContractForm of={contract} className={classes.form}>
        <div className={classes.two}>
          <TextInput
            label={t('Your name')}
            autoComplete="name"
            required
            {...form.getInputProps('name')}
          />
          <TextInput
            label={t('Email')}
            type="email"
            autoComplete="email"
            required
            {...form.getInputProps('email')}
          />
        </div>
        <Textarea
          label={t('Your message')}
          required
          autosize
          minRows={6}
          maxRows={20}
          {...form.getInputProps('message')}
        />
        <HumanCheckField check={check} error={form.errors['token']} />
        <div>
          <Button type="submit" size="md" loading={contract.isSubmitting}>
            {t('Send the message')}
          </Button>
        </div>
      </ContractForm>
      <p className={classes.note}>
        {t(
          'Your name and address are seen by those who answer, and by nobody else; the message is deleted some time after it came.',
        )}
      </p>
      <TakedownNote />
    </Page>
  )
}

/** Whoever holds rights has a form of their own, which is answered by rules. */
function TakedownNote() {
  const t = useTranslate()
  const [before, after] = t(
    'To have something withdrawn that infringes your rights, send a :notice instead.',
    { notice: '\u0000' },
  ).split('\u0000')
  return (
    <p className={classes.note}>
      {before}
      <Link to="/takedown" className={classes.link}>
        {t('takedown notice')}
      </Link>
      {after}
    </p>
  )
}
