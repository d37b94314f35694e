/** What a mail says, as plain texts in the language of its receiver. Nothing in it is read as markup. */
export interface MailContent {
  readonly siteName: string
  /** Address of the site, without a slash at its end. */
  readonly baseUrl: string
  /** Of the texts: `fr`. */
  readonly language?: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** One thing to do, behind an address of http(s). */
  readonly button?: { readonly label: string; readonly url: string }
  /** A code to type over. */
  readonly code?: string
  /** Why the receiver got this mail, or what to do when it was not expected. */
  readonly footer?: string
  /** A way out below the footer, such as the end of these mails. */
  readonly footerLink?: { readonly label: string; readonly url: string }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!)

const paragraph = (text: string, style = 'margin:0 0 16px') =>
  `<p style="${style}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`

/** Only addresses that a browser opens as a page: a mail never carries `javascript:` or `data:`. */
function webAddress(url: string): string {
  if (!/^https?:\/\//i.test(url)) throw new Error('A mail links to pages of http(s) only.')
  return url
}

/** @returns the two bodies of a mail: simple HTML that every mail program and screen reader shows well, and plain text */
export function renderMail(content: MailContent): { text: string; html: string } {
  return { text: renderText(content), html: renderHtml(content) }
}

function renderText({
  siteName,
  baseUrl,
  heading,
  paragraphs,
  button,
  code,
  footer,
  footerLink,
}: MailContent): string {
  const blocks = [
    heading,
    ...paragraphs,
    ...(code ? [code] : []),
    ...(button ? [`${button.label}:\n${webAddress(button.url)}`] : []),
    [
      '-- ',
      ...(footer ? [footer] : []),
      ...(footerLink ? [`${footerLink.label}: ${webAddress(footerLink.url)}`] : []),
      `${siteName} · ${webAddress(baseUrl)}`,
    ].join('\n'),
  ]
  return `${blocks.join('\n\n')}\n`
}

function renderHtml({
  siteName,
  baseUrl,
  language = 'en',
  heading,
  paragraphs,
  button,
  code,
  footer,
  footerLink,
}: MailContent): string {
  const site = `<a href="${escapeHtml(webAddress(baseUrl))}" style="color:inherit">${escapeHtml(siteName)}</a>`
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(heading)}</title>
</head>
<body style="margin:0;padding:24px 16px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div role="article" style="max-width:560px;margin:0 auto">
<p style="margin:0 0 24px;font-weight:700">${site}</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escapeHtml(heading)}</h1>
${paragraphs.map((text) => paragraph(text)).join('\n')}
${code ? `<p style="margin:0 0 16px;font:700 32px/1.25 ui-monospace,Consolas,monospace;letter-spacing:4px">${escapeHtml(code)}</p>` : ''}
${button ? renderButton(button) : ''}
${footer ? paragraph(footer, 'margin:32px 0 0;font-size:14px') : ''}
${footerLink ? `<p style="margin:8px 0 0;font-size:14px"><a href="${escapeHtml(webAddress(footerLink.url))}" style="color:inherit">${escapeHtml(footerLink.label)}</a></p>` : ''}
</div>
</body>
</html>
`
}

/** The address stands below the button too, for programs that show no links. */
function renderButton({ label, url }: { label: string; url: string }): string {
  const address = escapeHtml(webAddress(url))
  const look =
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#1f4fd8;color:#ffffff;font-weight:700;text-decoration:none'
  return `<p style="margin:24px 0"><a href="${address}" style="${look}">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;word-break:break-all">${address}</p>`
}
