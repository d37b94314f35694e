import {
  CUSTOM_CODE_PARAMETER,
  WITHOUT_CUSTOM_CODE,
} from '@mediatheque/contract/site/custom-code/custom-code.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { CodeField } from '../../../../ui/code-field.tsx'
import { useAppearance } from './appearance-context.ts'
import classes from './appearance.module.css'
import { PanelHead } from './panel-head.tsx'
import { useSettingError } from './setting-fields.tsx'

const GROUP = 'custom_code.'

/** CSS and HTML of one's own. */
export function CodePanel() {
  const t = useTranslate()
  const { sections } = useAppearance()
  const fields = sections.flatMap((section) => section.fields)
  const mark = `?${CUSTOM_CODE_PARAMETER}=${WITHOUT_CUSTOM_CODE}`
  return (
    <>
      <PanelHead
        title={t('Own code')}
        text={t(
          'It is never part of the administration. A page shows itself without it at its address with :mark.',
          { mark },
        )}
      />
      <div className={classes.fields}>
        {fields.map(
          ({ key, label, help, most }) =>
            key.startsWith(GROUP) && (
              <OneCode key={key} settingKey={key} label={label} help={help} most={most} />
            ),
        )}
      </div>
    </>
  )
}

interface OneCodeProps {
  settingKey: string
  label: string
  help: string | null
  most: number | undefined
}

function OneCode({ settingKey, label, help, most }: OneCodeProps) {
  const t = useTranslate()
  const { values, change } = useAppearance()
  const errorOf = useSettingError(settingKey)
  return (
    <CodeField
      label={t(label)}
      description={help && t(help)}
      error={errorOf('')}
      language={settingKey === `${GROUP}css` ? 'css' : 'xml'}
      most={most}
      value={String(values[settingKey] ?? '')}
      onChange={(code) => change({ [settingKey]: code })}
    />
  )
}
