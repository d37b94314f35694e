import { createFileRoute } from '@tanstack/react-router'
import { pageHead, siteImage } from '../features/catalogue/title-cards/page-head.ts'
import { ContactPage } from '../features/site/contact/contact-page.tsx'
import { translate } from '../lib/i18n.ts'

/** Whoever was warned or suspended comes from there. */
const readAppeal = ({ appeal }: Record<string, unknown>): { appeal?: number } =>
  typeof appeal === 'number' && Number.isSafeInteger(appeal) && appeal > 0 ? { appeal } : {}

export const Route = createFileRoute('/_shell/contact')({
  validateSearch: readAppeal,
  head: () =>
    pageHead({
      name: translate('Contact'),
      description: translate('Write to those who run this site. The answer comes by mail.'),
      path: '/contact',
      image: siteImage(),
    }),
  component: Contact,
})

function Contact() {
  const navigate = Route.useNavigate()
  const { appeal } = Route.useSearch()
  return <ContactPage {...(appeal && { appeal })} onSent={() => void navigate({ to: '/' })} />
}
