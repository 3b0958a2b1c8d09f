import { locales, type Locale } from '../../src/i18n/locales'
import { endOf, placeholder, startOf, type Part } from '../../src/registration/placeholders'
import type { RegistrationPage } from '../registration/registration-page'

/** A part of a page that is there for some requests only. */
export const part = (name: Part, html: string) => startOf(name) + html + endOf(name)

/** The page of a registration, as the build makes it. */
export const registrationPage = (language: Locale): RegistrationPage => ({
  html: `<!DOCTYPE html><html lang="${language}"><head><title>A title</title></head><body>
${locales.map((each) => `<a hreflang="${each}" href="${placeholder('path', each)}">${each}</a>`).join('')}
${part('found', `
  ${part('answered', `<div data-registration-answer>${part('changed', 'changed')}${part('nowCancelled', 'now cancelled')}${part('notChanged', 'not changed')}</div>`)}
  <h1>${part('registered', 'registered')}${part('waiting', 'waiting')}${part('cancelled', 'cancelled')}</h1>
  ${part('event', `<a href="${placeholder('event', 'path')}">${placeholder('event', 'title')}</a>`)}
  ${part('changeable', `<p id="name">${placeholder('value', 'fullName')}</p>
    <p id="places">${part('programme', placeholder('places'))}${part('invitation', part('one', 'solo') + part('several', 'plusOne'))}</p>
    <form><input name="token" value="${placeholder('value', 'token')}">
    ${part('several', ['1', '2', '3', '4'].map((value) => part(`persons-${Number(value)}`, `<input type="radio" value="${value}" ${placeholder('checked', 'persons', value)}>`)).join(''))}</form>`)}`)}
${part('unknownToken', '<h1>unknown</h1>')}${part('unavailable', '<h1>unavailable</h1>')}${part('not_published', '<h1>preview</h1>')}
</body></html>`, // prettier-ignore
  hashes: { scripts: [], styles: ["'sha256-of-a-style'"] },
  places: ['1', '2', '3', '4'].map((count) => `${language}: ${count} places`),
})
