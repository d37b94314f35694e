import {
  isOfWords,
  REPORT_KIND_NAMES,
  REPORT_KINDS,
  type ReportKind,
} from '@mediatheque/contract/community/reports/report-kinds.ts'
import { Button, Group, Radio, Stack, Textarea } from '@mantine/core'
import { ContractForm } from '../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useHumanCheck } from '../../../lib/human-check/use-human-check.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { toast } from '../../../lib/toast.ts'
import { HumanCheckField } from '../../../ui/human-check-field.tsx'
import classes from './reports.module.css'
import { createReport, type Reported } from './reports.queries.ts'
import { RightsNote } from './rights-note.tsx'

interface ReportFormProps {
  of: Reported
  onClose(): void
}

const NOTHING_YET = { kind: '' as ReportKind | '', report: '', reason: '', token: '' }

/** Says what is wrong: of a contribution in words, of comments and reviews with or without. */
export function ReportForm({ of: { type, id }, onClose }: ReportFormProps) {
  const t = useTranslate()
  const hasOwnWords = isOfWords(type)
  const check = useHumanCheck('report')
  const contract = useContractForm({
    initialValues: NOTHING_YET,
    write: createReport,
    args: ({ kind, report, reason }) => ({
      body: {
        model_type: type,
        model_id: id,
        ...(hasOwnWords ? { reason } : { report, ...(kind && { kind }) }),
      },
    }),
    complete: async ({ body }) => ({ body: { ...body, token: await check.getToken() } }),
    onSuccess: () => {
      toast.positive(
        hasOwnWords ? t('Thanks for reporting. We will review this content.') : t('Report sent'),
      )
      onClose()
    },
  })
  const { form, isSubmitting } = contract
  return (
    <ContractForm of={contract}>
      <Stack gap="md">
        {!hasOwnWords && (
          <Radio.Group label={t('What is wrong?')} {...form.getInputProps('kind')}>
            <div className={classes.kinds}>
              {REPORT_KIND_NAMES.map((kind) => (
                <Radio key={kind} value={kind} label={t(REPORT_KINDS[kind])} />
              ))}
            </div>
          </Radio.Group>
        )}
        <Textarea
          label={hasOwnWords ? t('What is wrong with it? (optional)') : t('What did you find?')}
          autosize
          minRows={3}
          maxRows={10}
          data-autofocus={hasOwnWords || undefined}
          {...form.getInputProps(hasOwnWords ? 'reason' : 'report')}
        />
        {!isOfWords(type) && <RightsNote kind={type} id={id} />}
        <HumanCheckField check={check} error={form.errors['token']} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={isSubmitting}>
            {t('Send report')}
          </Button>
        </Group>
      </Stack>
    </ContractForm>
  )
}
