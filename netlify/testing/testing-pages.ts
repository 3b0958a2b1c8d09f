import { locales, type Locale } from '../../src/i18n/locales'
import { errorCodes, fields, mapFields, type FieldName, type FormName } from '../../src/registration/fields'
import { endOf, guestPlaceholders, placeholder, startOf, type Part } from '../../src/registration/placeholders'
import { refusals } from '../../src/registration/refusals'
import type { AnswerPage } from '../registration/answer-page'
import type { RegistrationPage } from '../registration/registration-page'

/** A part of a page that is there for some requests only. */
const part = (name: Part, html: string) => startOf(name) + html + endOf(name)

/** The heading of the admission card. */
const card = (text: string) =>
  `<h3 data-registration-confirmed="true" data-em="${guestPlaceholders.tall}" data-font="${guestPlaceholders.font}">${text}</h3>`

const inputsOf = (name: FieldName) => {
  const field = fields[name]
  const invalid = `aria-invalid="${placeholder('invalid', name)}"`
  if ('input' in field) return `<input id="${name}" name="${name}" value="${placeholder('value', name)}" ${invalid}>`
  const choices = 'choices' in field ? field.choices : ['1', '2', '3', '4']
  return choices
    .map(
      (choice) =>
        `<input type="radio" name="${name}" value="${choice}" ${invalid} ${placeholder('checked', name, choice)}>`,
    )
    .join('')
}

const answerForm = (form: FormName, language: Locale) => `
<form action="/api/register" data-registration="true" method="post">
<div tabindex="-1" autofocus="" data-registration-answer="true"><p role="alert">${placeholder('answer')}</p></div>
${part('mayWait', '<button name="waiting" value="true">Wait</button>')}
<input type="hidden" name="event" value="${placeholder('event', 'slug')}">
<input type="hidden" name="locale" value="${language}"><input type="hidden" name="noticeVersion" value="2031-08">
<input type="hidden" name="submissionId" value="${placeholder('value', 'submissionId')}">
${Object.values(mapFields(form, (_field, name) => `${inputsOf(name)}<span data-registration-field-error="${name}">${placeholder('error', name)}</span>`)).join('\n')}
</form>`

const answerBodies: Record<FormName, (language: Locale) => string> = {
  invitation: (language) => answerForm('invitation', language),
  programme: (language) =>
    part('noEvent', `<div data-registration-answer="true"><p role="alert">${placeholder('answer')}</p></div>`) +
    part('event', `<h1>${placeholder('event', 'title')}</h1>`) +
    part('event', part('refused', answerForm('programme', language))) +
    part(
      'event',
      part(
        'registered',
        `${card(`${guestPlaceholders.text}: ${placeholder('places')}`)}${part('mail', '<p>a mail</p>')}${part('noMail', '<p>no mail</p>')}`,
      ),
    ) +
    part('event', part('waiting', `<h3 data-registration-confirmed="true">Waiting: ${placeholder('places')}</h3>`)),
}

/** The page that answers a form sent without JavaScript, as the build makes it. */
export const answerPage = (form: FormName, language: Locale): AnswerPage => ({
  html: `<!DOCTYPE html><html lang="${language}"><head><title>A title</title></head><body>
<input name="fullName" value="not in the form">${answerBodies[form](language)}</body></html>`,
  hashes: { scripts: [], styles: [] },
  answers: Object.fromEntries(refusals.map((refusal) => [refusal, `${language}: ${refusal}`])) as AnswerPage['answers'],
  errors: Object.fromEntries(errorCodes.map((code) => [code, `${language}: ${code}`])) as AnswerPage['errors'],
  places: ['1', '2', '3', '4'].map((count) => `${language}: ${count} places`),
  validFor: ['1', '2', '3', '4'].map((count) => `${language}: valid for ${count}`),
  letterWidths: '',
})

/** The admission card of a guest of the invitation, as the build makes it. */
export const admissionPage = (language: Locale): AnswerPage => ({
  ...answerPage('invitation', language),
  html: `<!DOCTYPE html><html lang="${language}"><head><title>A title</title></head><body>
${card(guestPlaceholders.text)}<p id="places">${placeholder('places')}</p>${part('mail', '<p>a mail</p>')}</body></html>`,
})

/** The page of a registration, as the build makes it. */
export const registrationPage = (language: Locale): RegistrationPage => ({
  html: `<!DOCTYPE html><html lang="${language}"><head><title>A title</title></head><body>
${locales.map((each) => `<a hreflang="${each}" href="${placeholder('path', each)}">${each}</a>`).join('')}
${part('found', `
  ${part('answered', `<div data-registration-answer>${part('changed', 'changed')}${part('nowCancelled', 'now cancelled')}${part('notChanged', 'not changed')}${part('hasArrived', 'has arrived')}</div>`)}
  <h1>${part('registered', 'registered')}${part('waiting', 'waiting')}${part('cancelled', 'cancelled')}${part('calledOff', 'called off')}</h1>
  ${part('event', `<a href="${placeholder('event', 'path')}">${placeholder('event', 'title')}</a>`)}
  ${part('changeable', `<p id="places">${placeholder('places')}</p>`)}
  ${part('cancellable', `<p id="name">${guestPlaceholders.text}</p>
    <form><input name="token" value="${placeholder('value', 'token')}">
    ${part('changeable', part('several', ['1', '2', '3', '4'].map((value) => part(`persons-${Number(value)}`, `<input type="radio" value="${value}" ${placeholder('checked', 'persons', value)}>`)).join('')))}</form>`)}`)}
${part('unknownToken', '<h1>unknown</h1>')}${part('unavailable', '<h1>unavailable</h1>')}${part('not_published', '<h1>preview</h1>')}
</body></html>`, // prettier-ignore
  hashes: { scripts: [], styles: ["'sha256-of-a-style'"] },
  places: ['1', '2', '3', '4'].map((count) => `${language}: ${count} places`),
  letterWidths: '',
})

/** The page of an invitation, as the build makes it. */
export const invitationPage = (language: Locale): AnswerPage => ({
  ...answerPage('invitation', language),
  html: `<!DOCTYPE html><html lang="${language}"><head><title>A title</title></head><body>
${locales.map((each) => `<a hreflang="${each}" href="${placeholder('path', each)}">${each}</a>`).join('')}
${part('answered', `<div data-registration-answer>${part('registered', 'registered')}${part('changed', 'changed')}${part('nowDeclined', 'now declined')}${part('nowCancelled', 'now cancelled')}${part('refused', placeholder('answer'))}${part('mail', ', mailed')}</div>`)}
${part('admitted', `${card(guestPlaceholders.text)}<p id="places">${placeholder('places')}</p>`)}
${part('notAdmitted', `<h1>${part('silent', 'silent')}${part('declined', 'declined')}${part('waiting', 'waiting')}${part('calledOff', 'called off')}</h1>`)}
${part('mayAccept', `<form><input name="token" value="${placeholder('value', 'token')}">
  <input name="submissionId" value="${placeholder('value', 'submissionId')}"><output>${placeholder('value', 'email')}</output>
  <input name="fullName" value="${placeholder('value', 'fullName')}" aria-invalid="${placeholder('invalid', 'fullName')}"><span>${placeholder('error', 'fullName')}</span>
  ${part('several', ['1', '2', '3'].map((value) => part(`persons-${Number(value)}`, `<input type="radio" value="${value}" ${placeholder('checked', 'persons', value)}>`)).join(''))}</form>`)}
${part('full', '<p>full</p>')}${part('closed', '<p>closed</p>')}
${part('unknownToken', '<h1>unknown</h1>')}${part('unavailable', '<h1>unavailable</h1>')}${part('not_published', '<h1>preview</h1>')}
</body></html>`, // prettier-ignore
})
