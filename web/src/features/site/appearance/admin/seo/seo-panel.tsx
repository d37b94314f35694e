import { type ShippedLanguage, SHIPPED_LANGUAGES } from '@mediatheque/contract/core/lines.ts'
import { fillTemplate } from '@mediatheque/contract/site/seo/fill-template.ts'
import {
  SEO_PAGES,
  SEO_PLACEHOLDERS,
  type SeoPage,
  type SeoPart,
} from '@mediatheque/contract/site/seo/seo-templates.ts'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useTranslate } from '../../../../../lib/i18n.ts'
import { getPageData } from '../../../../../lib/page-data.ts'
import { useAppearance } from '../appearance-context.ts'
import classes from '../appearance.module.css'
import { PanelHead } from '../panel-head.tsx'
import { pictureSrc } from '../picture-setting.tsx'
import { SettingFields } from '../setting-fields.tsx'
import { samplesOf } from './seo-samples.ts'
import seoClasses from './seo.module.css'

/** What tabs, search engines and shared links say of pages, kind by kind. */
export function SeoPanel() {
  const t = useTranslate()
  const [page, setPage] = useState<SeoPage>('title')
  const [language, setLanguage] = useState<ShippedLanguage>('en')
  return (
    <>
      <PanelHead
        title={t('Search engines')}
        text={t('Empty fields are as shipped. Placeholders stand for what the page is about.')}
      />
      <div className={seoClasses.choice}>
        <NativeSelect
          label={t('Kind of page')}
          data={SEO_PAGES.map((value) => ({ value, label: t(`Settings of seo_${value}`) }))}
          value={page}
          onChange={({ currentTarget }) => setPage(currentTarget.value as SeoPage)}
        />
        <NativeSelect
          label={t('Language')}
          data={SHIPPED_LANGUAGES.map((value) => ({ value, label: value.toUpperCase() }))}
          value={language}
          onChange={({ currentTarget }) => setLanguage(currentTarget.value as ShippedLanguage)}
        />
      </div>
      <HeadPreview page={page} language={language} />
      <SettingFields
        key={`${page} ${language}`}
        isMeant={(key) => key.startsWith(`seo_${page}.${language}.`) || key === `seo_${page}.image`}
      />
      <section className={classes.group} aria-labelledby="placeholders">
        <h2 id="placeholders">{t('Placeholders')}</h2>
        <ul className={seoClasses.placeholders}>
          {SEO_PLACEHOLDERS[page].map((name) => (
            <li key={name}>
              <code>{`{{${name}}}`}</code>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

/** How a result and a shared link look, with a work that stands for all of its kind. */
function HeadPreview({ page, language }: { page: SeoPage; language: ShippedLanguage }) {
  const t = useTranslate()
  const { values } = useAppearance()
  const siteName = String(values['branding.site_name'])
  const samples = samplesOf(page, siteName)
  const written = (part: SeoPart) => String(values[`seo_${page}.${language}.${part}`] ?? '')
  const filled = (template: string, otherwise: string) =>
    template === '' ? otherwise : fillTemplate(template, samples)
  const title = filled(written('title'), `${samples['page.title']} · ${siteName}`)
  const description = filled(written('description'), String(samples['page.description']))
  const image = String(values[`seo_${page}.image`] ?? '')
  return (
    <div className={seoClasses.previews}>
      <figure className={classes.group}>
        <figcaption>{t('As a search result')}</figcaption>
        <p className={seoClasses.address}>{new URL(getPageData().baseUrl).host}</p>
        <p className={seoClasses.title}>{title}</p>
        <p className={classes.note}>{description}</p>
      </figure>
      <figure className={classes.group}>
        <figcaption>{t('As a shared link')}</figcaption>
        <div className={seoClasses.card}>
          {image && <img src={pictureSrc(image)} alt="" />}
          <div>
            <p className={seoClasses.address}>{siteName}</p>
            <p className={seoClasses.title}>
              {filled(
                written('og_title'),
                written('title') ? title : String(samples['page.title']),
              )}
            </p>
            <p className={classes.note}>{filled(written('og_description'), description)}</p>
          </div>
        </div>
      </figure>
    </div>
  )
}
