import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Attachment, type ParsedMail, simpleParser } from 'mailparser'
import { escapeHtml } from '../../netlify/http/escape-html'
import { textWithLinks } from '../../netlify/mail/mail-body'
import { refuse, requestTarget } from '../server/request-target'
import { listMails, readMail } from './mail-folder'

type Page = { type: string; body: string | Buffer; policy?: string }

/**
 * Answers with the list of the stored mails, with one mail, its HTML, an attachment or its source. Other sites cannot
 * read them: only requests to a name of this machine are answered.
 */
export async function answerMailPage(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
): Promise<void> {
  const { url, refusal } = requestTarget(request)
  if (!url) return refuse(response, refusal)
  if (!['localhost', '127.0.0.1'].includes(url.hostname)) return refuse(response, 403)
  const page = await findPage(url.pathname, folder)
  if (!page) return refuse(response, 404)
  response
    .writeHead(200, {
      'Content-Type': page.type,
      'Content-Security-Policy': page.policy ?? "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    })
    .end(page.body)
}

// A mail may contain anything: it is shown without scripts, pictures and forms, and as another site. Its links open in a
// new tab, outside the sandbox.
const allowed = 'allow-popups allow-popups-to-escape-sandbox'
const sandbox = `default-src 'none'; style-src 'unsafe-inline'; sandbox ${allowed}`
const inNewTab = '<base target="_blank">'

async function findPage(pathname: string, folder: string): Promise<Page | undefined> {
  const [name = '', part = '', number = ''] = pathname.slice(1).split('/')
  if (!name) return listPage(folder)
  const source = await readMail(folder, name)
  if (!source) return undefined
  const mail = await simpleParser(source)
  if (!part) return mailPage(name, mail)
  if (part === 'html') return { type: 'text/html; charset=utf-8', body: inNewTab + (mail.html || ''), policy: sandbox }
  if (part === 'source') return { type: 'text/plain; charset=utf-8', body: source, policy: sandbox }
  const attachment = part === 'attachments' ? mail.attachments[Number(number)] : undefined
  return attachment && { type: attachment.contentType, body: attachment.content, policy: sandbox }
}

async function listPage(folder: string): Promise<Page> {
  const names = await listMails(folder)
  const rows = await Promise.all(
    names.map(async (name) => {
      const mail = await simpleParser((await readMail(folder, name)) ?? '')
      return `<li><a href="/${name}">${escapeHtml(mail.subject ?? name)}</a><br>${escapeHtml(summaryOf(mail))}</li>`
    }),
  )
  return html('Mail', rows.length ? `<ul>${rows.join('\n')}</ul>` : '<p>No mail yet.</p>')
}

function mailPage(name: string, mail: ParsedMail): Page {
  const attachments = mail.attachments.map(
    ({ filename }: Attachment, index) =>
      `<li><a href="/${name}/attachments/${index}" download="${escapeHtml(filename ?? '')}">${escapeHtml(filename ?? 'attachment')}</a></li>`,
  )
  return html(
    mail.subject ?? name,
    `<p>${escapeHtml(summaryOf(mail))}</p>
<h2>Text</h2><pre>${textWithLinks(mail.text ?? '')}</pre>
<h2>HTML</h2><iframe sandbox="${allowed}" title="HTML" src="/${name}/html"></iframe>
<h2>Attachments</h2><ul>${attachments.join('\n')}</ul>
<p><a href="/${name}/source">Source</a> · <a href="/">All mails</a></p>`,
  )
}

const summaryOf = ({ from, to, date }: ParsedMail) =>
  [from?.text, '→', ...[to ?? []].flat().map(({ text }) => text), date && `· ${date.toLocaleString()}`]
    .filter(Boolean)
    .join(' ')

const html = (title: string, body: string): Page => ({
  type: 'text/html; charset=utf-8',
  body: `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>
body { max-width: 50em; margin: 2em auto; padding: 0 1em; font-family: sans-serif; line-height: 1.5 }
pre { white-space: pre-wrap }
iframe { width: 100%; height: 30em; background: white }
</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
${body}
</body>
</html>
`,
})
